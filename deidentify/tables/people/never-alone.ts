/**
 * Words that are not a name by themselves, even if the lists of names contain them. General vocabulary.
 */
import { words } from '../words.ts';

/** Pronouns and function words, folded: a name only after a title or as part of a longer name. */
export const NEVER_ALONE = words(`
he she it we they i you me him her us them his hers its our my your their who whom what which this that these those there here
an so no do to as at by of on in or if up be is am are was were had has have and but not yes then when where why how
er sie es man wir ihr ich du sein hij zij wij jij hun il elle on nous vous ils elles je tu ella lui lei noi loro ellos ellas yo
han hon ona ono oni one ja ty my wy vi ni jeg de den det na po za ze van met bij aan dan
`);

/** Of those, given names in English texts. */
export const NAMES_IN_ENGLISH = words('ella elle lei han oni ona sie na po dan van');

/** Of those, given names that are prepositions before a place: "Na Hrázi 217". */
export const PREPOSITION_NAMES = words('na po za');
