/** Words that recognisers/known/placeholders.ts reads. */
import { words } from '../words.ts';

/** Placeholders for an unknown value, folded and without separators. */
export const EMPTY_VALUES =
  words(`none na nil no unknown unkn unk anonymous anon nobody noone undisclosed confidential private withheld various several tbc tbd tba
  test see above same asabove notapplicable notknown notsure notgiven notstated notprovided unspecified missing empty xxx xx x
  keine keiner kein unbekannt anonym entfallt keineangabe ka inconnu inconnue anonyme aucun aucune neant onbekend anoniem geen nvt
  brak nieznany anonimowy anonimowo nie desconocido anonimo ninguno ninguna sconosciuto nessuno nessuna okand ukjent ukendt anonymt ingen
  tuntematon reporter yes refused dontknow`);

/** Local parts of an office's mailboxes. */
export const MAILBOXES =
  words(`info mail email office admin contact safety club hello gliding post kontakt support team webmaster secretary cfi treasurer chairman
  enquiries noreply bureau secretariat accueil vorstand biuro secretaria segreteria styrelsen report reports home flying glider`);

/** Letters of glider types. */
export const TYPE_LETTERS = /^(?:ask|asw|asg|ash|ls|dg|ka|szd|pw|js)$/;
