/** Words that recognisers/people/title-or-role.ts reads. */
import { words } from '../../words.ts';

/** What stands as a label before a colon: "Tug: Barry". */
export const LABELS = /^(?:by|tug|winch|retrieve|front|rear|ground|wing|launchpoint|log|logkeeper)$/;

/** What is said of a pilot rather than what one is called: "Pilot Dehydration", "PILOT UNINJURED". */
export const MADE_OF_WORDS = /(?:tion|sion|ment|ness|ing|ed|ly|able|less|ful)$/;

/** "The pilot was Tietjen": what joins a role and a name. */
export const IS = /^(?:is|was|war|ist|hiess|etait|est|era|var|byl|byla|jest)$/;

export const SHORT_TITLES = words(
  'pc wpc cllr insp ing adj leader commodore fr hr sr don pan pani sir father mother lord lady major commander captain capt cpt cdr col colonel maj lt doctor dr prof professor miss madam rev',
);

/** Titles that are whole words: a full stop after one ends the sentence ("under the seat pan. He"). */
export const WHOLE_WORDS =
  /^(?:pan|pani|pana|panu|don|dona|sir|father|mother|lord|lady|dame|major|commander|captain|colonel|doctor|professor|miss|madam|leader|commodore|sergeant|corporal|brigadier|reverend|hauptmann|ingenieur|docteur|commandant|frau|herr|herrn|monsieur|madame|mister|missus)$/;

/** What stands between the word for a pass and its name. */
export const OF_A_PASS = /^(?:de|du|des|d|del|della|dello|dei)$/;

/** Articles of somebody who is not named: "eine Frau von der Flugsicherung". */
export const BEFORE_ANYBODY = /^(?:eine|einer|die|der|une|la|een|una|ta|jedna)$/;
