/** Words that recognisers/aircraft/spoken-registration.ts reads. */
import { words } from '../words.ts';

/** Words before a radio letter that is a place on the ground or a class of airspace; folded. */
export const BEFORE_LETTERS = words(
  'pflichtmeldepunkt pflichtmeldepunkte meldepunkt meldepunkte punkte points punto puntos punti punkt punkty punktu punkten espace espacio spazio luftraum clase classe klasse klass qdm qdr rollweg strefa strefy prostor rollbahn taxiway point runway stand class airspace information apron zone area sector gate twy holding via',
);

/** Beginnings of European location indicators (ICAO Doc 7910). */
export const AERODROME = /^(?:e[bdefghiklnpstvy]|l[abcdefghijklmnopqrstuwyz])[a-z]{2}$/;

/** Abbreviations of airspace and weather that are spelt on the radio. */
export const SPELT_ABBREVIATIONS = /^(?:tmz|rmz|ctr|tma|cta|atz|tra|tsa|qnh|qfe|vfr|ifr|cb|tcu|vmc|imc|elt|plb|abc)$/;

/** Verbs of calling on the radio, before the addressee; folded. */
export const RADIO_CALL_VERBS =
  words(`heard called told fragte gefragt ohlasil demande chiesto pregunte fragat spytalem zapytalem asked answered radioed funk gefunkt gerufen rief funkte gehort horte antwortete crie appele entendu repondu demande radio llame llamo dije pregunte oi escuche chiamato chiesto
  sentito risposto riep geroepen gevraagd gehoord hoorde vroeg iemand ropade hordes horde anropade fragade zavolal slysel hlasil volal wolalem slyszalem ostrzeglem zawolalem zglosil`);

/** Prepositions before a point of the map: "over Sierra One", "über November Eins"; folded. */
export const BEFORE_POINTS = words(
  `over at via from to towards abeam near uber bei nach von ab zu vers sur depuis par jusqu su sopra verso da presso nad przez do od przy z nad pres k u over
  boven naar bij vanaf till over fran vid mot sobre por hacia desde hasta en`,
);

/** Pairs of radio letters that are a make of car or a building. */
export const OTHER_PAIRS: ReadonlySet<string> = new Set(['alfa romeo', 'alpha romeo', 'golf hotel', 'hotel golf']);

/** Radio letters that rarely mean anything else, even in lower case beside another; folded. */
export const UNMISTAKABLE_LETTERS = words('zulu tango romeo victor foxtrot yankee juliett uniform quebec');

/** Before a time or a year in words; folded. */
export const BEFORE_TIMES = words(
  `at about around by from until till since before after between and in um ab bis vor nach gegen seit zwischen und im a vers depuis avant apres
  jusqu entre et en om rond tegen vanaf tot voor na sinds tussen o ok okolo po przed od do w miedzy kolem v ve pred pote mezi alle verso dopo
  prima dalle dal fino tra fra nel las desde hasta hacia sobre kl klockan vid fore efter omkring mellan i`,
);
