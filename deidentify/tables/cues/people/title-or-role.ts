/** Words that recognisers/people/title-or-role.ts reads. */
import { words } from '../../words.ts';

/** Labels before a colon: "Tug: Barry". */
export const LABELS = /^(?:by|tug|winch|retrieve|front|rear|ground|wing|launchpoint|log|logkeeper)$/;

/** Endings of nouns and adjectives after "Pilot" that are not a name: "Pilot Dehydration", "PILOT UNINJURED". */
export const DERIVED_WORD_ENDING = /(?:tion|sion|ment|ness|ing|ed|ly|able|less|ful)$/;

/** Between a role and a name: "The pilot was Tietjen". */
export const COPULA = /^(?:is|was|war|ist|hiess|etait|est|era|var|byl|byla|jest)$/;

/** Titles that may be abbreviations or ordinary words. */
export const SHORT_TITLES = words(
  'pc wpc cllr insp ing adj leader commodore fr hr sr don pan pani sir father mother lord lady major commander captain capt cpt cdr col colonel maj lt doctor dr prof professor miss madam rev',
);

/** Titles that are whole words: a full stop after one ends the sentence ("under the seat pan. He"). */
export const UNABBREVIATED_TITLES =
  /^(?:pan|pani|pana|panu|don|dona|sir|father|mother|lord|lady|dame|major|commander|captain|colonel|doctor|professor|miss|madam|leader|commodore|sergeant|corporal|brigadier|reverend|hauptmann|ingenieur|docteur|commandant|frau|herr|herrn|monsieur|madame|mister|missus)$/;

/** Between the word for a mountain pass and its name. */
export const PASS_NAME_PARTICLE = /^(?:de|du|des|d|del|della|dello|dei)$/;

/** Articles before a person who is not named: "eine Frau von der Flugsicherung". */
export const ARTICLE = /^(?:eine|einer|die|der|une|la|een|una|ta|jedna)$/;
