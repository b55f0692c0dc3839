/** Words that recognisers/numbers/document-number.ts reads. */
import { words } from '../words.ts';

/** Maintenance documents, which identify the aircraft; folded. */
export const WORKSHEETS =
  words(`prot protocollo worksheet worksheets workpack jobcard card sheet order werkbon werkkaart werkorder werkopdracht fiche fiches dossier karta karty karcie karte zlecenie zlecenia protokol
  protokolu protokole blatt arbeitskarte arbeitsauftrag arbeitsbericht befundbericht prufbericht auftrag loggblad loggbladet arbetsorder arbetskort protokollet parte orden hoja
  scheda ordine rapportino zakazka zakazky zakazce pracovni list listu`);

/** Between such a word and the number; folded. */
export const DOCUMENT_FILLERS = words(
  'no nr n number numero numer nummer cislo c de des di del da travaux trabajo lavoro robocza roboczej obslugi prace was is war ist',
);

/** Directives, bulletins and rules, which are published; folded. */
export const PUBLIC_DOCUMENTS = words(
  'ad lta tn ta tm sb asb sl mb caa easa cs amc gm sera part fcl sfcl nco sao ml cao camo etso tso eu nfl aic aip notam ops d g f ph ok sp ec i se hb oe om',
);
