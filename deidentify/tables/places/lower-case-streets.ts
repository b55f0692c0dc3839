/** Words for streets in lower case; folded. */
import { words } from '../words.ts';

/** Unambiguous words for streets. */
export const CLEAR_STREETS = words(
  'rue avenue boulevard bd calle c/ avenida avda piazza via viale ulica ulicy ul al. aleja alei',
);

/** After such a word, these show that a taxiway is meant. */
export const NON_STREET_NAMES = words('rodadura rodaje roulage rullaggio');

/** Words that end like streets, without those for other ways: "kerkweg", "kyrkvägen". */
export const LOWER_CASE_STREETS =
  '(?!onderweg|snelweg|hinweg|heenweg|terugweg|taxi|rull|motor|riks|lands|grus|europa)[a-z]{3,}(?:strasse|str\\.|gasse|straat|laan|weg|plein|gatan|vagen)(?![a-z\\d])';

/** Further words for a street after a house number: "14 impasse des lilas"; folded. */
export const STREETS_AFTER_NUMBER = words('impasse chemin allee quai ruelle venelle');

/** Ways on an airfield that end like streets. */
export const NON_STREETS =
  'rollweg|startweg|landeweg|bremsweg|anflugweg|flugweg|fahrweg|feldweg|waldweg|seilweg|ausrollweg|gleitweg|schleppweg|rijweg|vliegweg|aanvliegweg|rolweg|flygvagen|startvagen|skogsvagen';

/** Before a street in lower case; folded. */
export const BEFORE_LOWER_CASE_STREET = words('pa vid fran op aan in bij van vom am beim der an de la en');

/** Before a house in English; folded. */
export const BEFORE_ENGLISH_HOUSE = words('at behind of near opposite outside to from by no');

/** English words for streets that are also recognised in lower case; folded. */
export const LOWER_CASE_ENGLISH_STREETS = words('lane road street avenue crescent terrace st rd ln ave');

/** Further ones, after a verb of residence; folded. */
export const ENGLISH_HOMES = words(
  'close way gardens drive court grove mews cottages cottage hill view park place green row square',
);

/** Verbs of residence, in addition to those that also introduce capitalised addresses; folded. */
export const LOWER_CASE_RESIDENCE_VERBS = words('live living wohnen wonen mieszkamy bydlime habitons vivimos abitiamo');

/** Polish and Czech adjectives, which name streets. */
export const LOWER_CASE_STREET_ADJECTIVE = /^\p{Ll}{2,}(?:[nwkz]iej|[nwlrdz]ej|[nwklr]a|[nkvlrh]á|[nkvlrh]é|[nlz]í)$/u;

/** Short words for a street or a hamlet, before a house with its postcode; folded. */
export const BEFORE_HOUSE_WITH_POSTCODE = words('os loc lieu-dit zona');
