// Polish and Czech names are declined: training/LANGUAGE/endings.tsv says which ending replaces which.

import type { LanguageCode } from '../../../deidentify/tagger/languages.ts';
import { trainingFields } from '../../word-lists/training-text.ts';

export const CASES = ['gen', 'dat', 'acc', 'ins', 'loc', 'voc'] as const;
export type GrammaticalCase = (typeof CASES)[number];
/** Endings of possessive adjectives by gender of the thing owned, or plural. */
const OWNED = { owm: ['ův', 'in'], owf: ['ova', 'ina'], owo: ['ovo', 'ino'], owp: ['ovy', 'iny'] } as const;
export type PossessiveForm = keyof typeof OWNED;
const SOFTENED: Readonly<Record<string, string>> = { k: 'č', g: 'ž', h: 'ž', r: 'ř' };
type Kind = 'given' | 'surname';
type Gender = 'm' | 'f';

/** The six cases of a name in the order of CASES; empty for an indeclinable name. */
export type Decline = (kind: Kind, gender: Gender, nominative: string) => string[];

/** How a language declines names, or null if it does not. The longest matching ending applies. */
export function declensionOf(language: LanguageCode): Decline | null {
  const rules = trainingFields(language, 'endings.tsv').map(([kind, gender, ending = '', ...cases]) => ({
    kind,
    gender,
    ending: ending === '-' ? '' : ending,
    cases,
  }));
  if (rules.length === 0) return null;
  const sorted = rules.sort((a, b) => b.ending.length - a.ending.length);
  return (kind, gender, nominative) => {
    const rule = sorted.find(
      (one) =>
        one.kind === kind && one.gender === gender && nominative.toLowerCase().endsWith(one.ending.toLowerCase()),
    );
    if (!rule || rule.cases[0] === '=') return [];
    const whole = rule.ending.length === nominative.length;
    const stem = nominative.slice(0, nominative.length - rule.ending.length);
    return CASES.map((_, i) => {
      const ending = rule.cases[i] ?? '';
      const form = ending === '-' ? '' : ending;
      return whole ? form.charAt(0).toUpperCase() + form.slice(1) : stem + form;
    });
  };
}

/** A Czech possessive adjective: "Radkův", "Jitčina"; the name itself if it has none. `genitive` is the name's. */
export function possessiveFormOf(gender: Gender, nominative: string, genitive: string, owned: PossessiveForm): string {
  const [ofMan, ofWoman] = OWNED[owned];
  if (gender === 'm' && /[aye]$/.test(genitive) && !/(?:é|ý)/.test(nominative.slice(-1)))
    return genitive.slice(0, -1) + ofMan;
  if (gender === 'f' && nominative.endsWith('a')) {
    const stem = nominative.slice(0, -1);
    return stem.slice(0, -1) + (SOFTENED[stem.slice(-1)] ?? stem.slice(-1)) + ofWoman;
  }
  return nominative;
}

/** True if a slot asks for a possessive adjective. */
export function isPossessiveForm(grammatical: string): grammatical is PossessiveForm {
  return grammatical in OWNED;
}
