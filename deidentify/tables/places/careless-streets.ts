/** Words for streets that mean nothing else even in small letters; folded. */
import { words } from '../words.ts';

export const CLEAR_STREETS = words(
  'rue avenue boulevard bd calle c/ avenida avda piazza via viale ulica ulicy ul al. aleja alei',
);

/** What follows such a word and names no street: a taxiway. */
export const NO_STREET_NAMES = words('rodadura rodaje roulage rullaggio');

/** "kerkweg", "kyrkvägen": words that end like streets, without those that are other ways. */
export const SMALL_STREETS =
  '(?!onderweg|snelweg|hinweg|heenweg|terugweg|taxi|rull|motor|riks|lands|grus|europa)[a-z]{3,}(?:strasse|str\\.|gasse|straat|laan|weg|plein|gatan|vagen)(?![a-z\\d])';

/** Further ones that mean a street behind a house number: "14 impasse des lilas"; folded. */
export const STREETS_BEHIND_NUMBER = words('impasse chemin allee quai ruelle venelle');

/** Ways on an airfield, which end like streets. */
export const NO_SMALL_STREETS =
  'rollweg|startweg|landeweg|bremsweg|anflugweg|flugweg|fahrweg|feldweg|waldweg|seilweg|ausrollweg|gleitweg|schleppweg|rijweg|vliegweg|aanvliegweg|rolweg|flygvagen|startvagen|skogsvagen';

/** Before a street in small letters; folded. */
export const BEFORE_SMALL_STREET = words('pa vid fran op aan in bij van vom am beim der an de la en');

/** Before a house in English, and the streets that are read in small letters; folded. */
export const BEFORE_ENGLISH_HOUSE = words('at behind of near opposite outside to from by no');
export const SMALL_ENGLISH_STREETS = words('lane road street avenue crescent terrace st rd ln ave');

/** Further ones, where somebody lives; folded. */
export const ENGLISH_HOMES = words(
  'close way gardens drive court grove mews cottages cottage hill view park place green row square',
);

/** Verbs of living, besides those that also introduce addresses with capitals; folded. */
export const LIVES_BESIDES = words('live living wohnen wonen mieszkamy bydlime habitons vivimos abitiamo');

/** Polish and Czech adjectives, as streets are called. */
export const SMALL_DECLINED = /^\p{Ll}{2,}(?:[nwkz]iej|[nwlrdz]ej|[nwklr]a|[nkvlrh]á|[nkvlrh]é|[nlz]í)$/u;

/** Short words for a street or a hamlet, before a house with its postcode; folded. */
export const BEFORE_CODED = words('os loc lieu-dit zona');
