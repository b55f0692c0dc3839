/** Words that recognisers/contact/phone.ts and phone-cue.ts read; folded. */
import { words } from '../words.ts';

/** Words for telephones and calling. */
export const CUES =
  words(`phone phoned phones telephone telephoned telephones smartphone mobilephone tel telnr tele mobile mobiles mobiel mobieltje mobilnummer mob cell
  cellphone cellular call called calling ring rang whatsapp wasap guasap viber sms smsa text texted handy handynummer handynr rufnummer telefonnummer
  festnetz vaste festnetznummer vorwahl durchwahl ruckruf ruckrufnummer notrufnummer telefonisch apparat portable numero numeros komorka komorke komorki
  kom movil moviles cellulare celular cel fijo telefonino centralino centralita fax faks gsm tlf tlfn tlfno tfno tlfnr tfn puh puhelin puhelimessa
  natel fon fone landline hotline signal telegram nummeret numret telefonnr telnummer reach reached reachable contact contacted dial dialled dialed
  voicemail switchboard joindre joignable fixe gsmnummer doorkiesnummer contactnummer thuisnummer noodnummer toestelnummer gebeld belt app appen
  marcar message recapito recapiti bel bellen bereikbaar bereiken anrufen angerufen anruf anrufe anrufs ruf rufen ringa ringe ringer ringde nas
  hemnummer journummer direktnummer kontaktnummer vaxel ligar volat volej volejte volal volala zavolat zavolej zavolejte zavolal zavolala mobil
  mobilu mobilem mobilni mobilen mobilnr mobiltelefon pevna linka lince klapka brnkni cinkni prozvonit oddzwon oddzwonic infolinia stacjonarny
  reperibile raggiungibile rispondo interno chiamata rappeler appelez`);

/** Beginnings of such words, which are inflected. */
export const CUE_STEMS =
  /^(?:telefon\p{L}{0,5}|telefono|telephon\p{L}{0,3}|telefoon\p{L}{0,6}|(?:za)?dzwon\p{L}{0,6}|komorkow\p{L}{0,3}|r?appel\p{L}{0,3}|contacte\p{L}{0,2}|contact[ao]\p{L}{0,2}|llam\p{L}{1,6}|chiam\p{L}{1,5}|erreich\p{L}{1,4}|hivj\p{L}{0,8})$/u;

/** Words that also introduce other numbers: only directly before the number. */
export const WEAK_CUES = words(
  'numer numeru numerem numery cislo cisle cisla nummer kontakt kontakty kontaktu contacto contatto',
);

/** Before "number", these show that it is a person's: "my number is 7700 900123". */
export const POSSESSIVES = words('my his her our your their');

/** Between such a word and the number: "my number is 7700 900123". */
export const COPULAS = words('is was ist war est es e jest je ar var');

/** Units after a number, which make it a measure. */
export const MEASURE = /^\s?(?:ft|feet|m|km|kg|lb|hpa|mb|kts?|kn|mph|fpm|rpm|psi|hrs?|hours|°|%)(?![\p{L}])/iu;

/** Before the number of a part or an order. */
export const BEFORE_PART_NUMBER =
  /(?:part|serial|item|order|batch|stock|s\/n|p\/n)[^\p{L}\d]{0,3}(?:number|no|nr)?[^\p{L}\d]{0,3}$/iu;

/** Between a number and its extension: "ext. 21", "poste 214", "wew. 14". */
export const EXTENSIONS =
  'x|ext\\.?|extension|extensión|Durchwahl|DW|Apparat|App\\.|poste|wewn?\\.|wewnętrzny|interno|int\\.|linka|klapka|toestel|tst\\.?|anknytning|ankn\\.?';
