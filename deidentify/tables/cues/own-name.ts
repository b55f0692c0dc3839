/** Words that recognisers/known/own-name.ts reads. */
import { words } from '../words.ts';

/** Case endings of Polish, Czech, Hungarian, Finnish and their neighbours. */
export const CASE_ENDING =
  /^(?:[aeiouy]|owi|iowi|em|iem|ie|ego|iego|emu|iemu|im|om|ami|ow|ek|nak|nek|val|vel|ot|et|tol|n|lle|lla|ssa|lta|sta|ovi|ova|ove|ovou|ovej|om|ou|os|us|in|s)$/;

/** Abbreviations with a full stop inside a name. */
export const ABBREVIATION =
  /^(?:v|vd|st|jr|sr|[^aeiouy]{2,4}|geo|jas|alex|chas|thos|benj|rob|fred|ed|ben|jos|theo|saml|matt)$/;

/**
 * Surnames that are ordinary words in Czech, Polish, Italian, Spanish, Dutch and Swedish, folded: in lower case, not
 * names.
 */
export const COMMON_WORDS =
  words(`cerny cerna bily bila maly mala novy nova stary stara kratky kratka dlouhy dlouha velky velka zeleny cerveny
  modry hnedy vesely tichy rychly suchy mokry tezky slaby silny biegly bialy biala czarny czarna nowy nowa
  wysoki wysoka dlugi niski szybki cichy basso bassa grosso grossa torre monte costa campo piccolo bianco nero
  vento torres cabo campos blanco rubio largo baan groot klein kort lang laag`);

/** "I (RT)": in brackets after the writer. */
export const BEFORE_INITIALS =
  /(?<!\p{L})(?:i|me|myself|ich|mich|mir|je|moi|io|yo|mí|ik|mij|ja|mnie|já|mne|jag|mig)\s\(\s?$/iu;

/** "Reported by: RT". */
export const REPORTED_BY =
  /(?<!\p{L})(?:reported by|reporter|signed|gez|gemeldet von|melder|signé|déclarant|firmato|segnalato da|firmado|informa|gemeld door|zgłasza|zgłaszający|podpisano|hlásí|ohlašovatel|podepsán|rapporterat av|undertecknat)\s?[.:]\s?$/iu;

/** "signé JML": without a colon. */
export const SIGNED_BY =
  /(?<!\p{L})(?:signed(?: by)?|gez|gezeichnet|unterzeichnet|signé(?: par)?|firmato(?: da)?|firmado(?: por)?|getekend|ondertekend|podpisano|podpisał|podepsán|undertecknat|signerat)\s$/iu;

/** Between a farewell and its author. */
export const FAREWELL_FROM = /(?<=\s)(?:from|von|vom|de|van|od|da|från)\s$/iu;

/** Last words before a signature; folded. */
export const FAREWELLS = words(
  `regards rgds cheers thanks thx wishes sincerely faithfully yours best gruss grusse gruesse grussle grusschen lg vg mfg hg danke
  cordialement amicalement salutations merci bises groet groeten groetjes mvg bedankt pozdrawiam pozdrowienia pozdro dziekuje dzieki
  zdravi zdravim pozdravem pozdravy dekuji diky saluti cordialmente grazie ciao saludos gracias atentamente abrazo
  halsningar halsning halsn mvh vh hej tack`,
);

/** Polish and Czech case endings after a consonant; folded. */
export const ENDINGS_AFTER_CONSONANT: readonly string[] = 'a owi ovi u em iem e ie ze i ia iowi iu'.split(' ');

/** Polish and Czech case endings that replace a final vowel; folded. */
export const ENDINGS_FOR_VOWEL: readonly string[] =
  'a y i e ie o u ou ii iego iemu im ego emu ho mu m eho ou ove ovi ovou ej'.split(' ');

/** Vowels that disappear before an ending: "Marek, Marka", "Paweł, Pawła", "Němec, Němce"; folded. */
export const FLEETING_VOWELS: readonly (readonly [end: string, kept: string])[] = [
  ['iek', 'k'],
  ['ek', 'k'],
  ['iel', 'l'],
  ['iol', 'l'],
  ['el', 'l'],
  ['er', 'r'],
  ['iec', 'c'],
  ['ec', 'c'],
  ['ep', 'p'],
];

/** Consonants that soften before "e": "Lenka, Lence", "Jadwiga, Jadwidze", "Marta, Marcie"; folded. */
export const SOFTENED_CONSONANTS: readonly (readonly [end: string, forms: readonly string[]])[] = [
  ['k', ['ce']],
  ['g', ['dze', 'ze']],
  ['ch', ['se', 'sze']],
  ['h', ['ze']],
  ['r', ['rze', 're']],
  ['t', ['cie']],
  ['d', ['dzie']],
];
