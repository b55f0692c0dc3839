// How sure the model has to be, in hundredths of its own unit (README.md): from `replace` on a name is replaced, from
// `suggest` on the manager is shown it. `inside` a sentence, and where the word `opens` one and its capital says nothing.
// Chosen on lines that the model had not learned from (npm run train:tagger -- --measure), but for `place`, `shouted` and
// `word`: these were raised after real narratives in English showed too many replacements there.

import { LANGUAGES, type LanguageCode } from '../languages.ts';
import type { NameClass } from './classes.ts';

export type Thresholds = { replace: number; suggest: number };

const THRESHOLDS: Readonly<Record<NameClass, { inside: Thresholds; opens: Thresholds }>> = {
  listed: { inside: { replace: 1000, suggest: -4500 }, opens: { replace: 3600, suggest: -4500 } },
  unknown: { inside: { replace: 4700, suggest: -200 }, opens: { replace: 4000, suggest: 0 } },
  ordinary: { inside: { replace: 2000, suggest: -3700 }, opens: { replace: 1500, suggest: -2500 } },
  plain: { inside: { replace: 1500, suggest: -2400 }, opens: { replace: 4300, suggest: -3000 } },
  word: { inside: { replace: 4200, suggest: -1200 }, opens: { replace: 5000, suggest: 300 } },
  noun: { inside: { replace: 3000, suggest: -2800 }, opens: { replace: 3000, suggest: 500 } },
  place: { inside: { replace: 5000, suggest: -1100 }, opens: { replace: 5000, suggest: -1000 } },
  thing: { inside: { replace: 7000, suggest: -2000 }, opens: { replace: 5000, suggest: -2500 } },
  short: { inside: { replace: 1500, suggest: -2500 }, opens: { replace: 3500, suggest: 800 } },
  shouted: { inside: { replace: 3400, suggest: -2500 }, opens: { replace: 4000, suggest: -1000 } },
  'small-listed': { inside: { replace: 2000, suggest: -3900 }, opens: { replace: 2500, suggest: -3500 } },
  small: { inside: { replace: 4000, suggest: -2100 }, opens: { replace: 2525, suggest: -2200 } },
};

/** Below this nothing is suggested, whatever its class. */
export const LEAST_SUGGESTED = -4500;

/** More than any margin. */
const NEVER = 1_000_000;

/**
 * Where a language asks for more before replacing. In English the rules are good (recognisers/people/), and what is left
 * for the model are towns, firms and abbreviations more often than people: there the manager is asked.
 */
const REPLACE_IN: Partial<Record<LanguageCode, Partial<Record<NameClass, { inside: number; opens: number }>>>> = {
  en: {
    listed: { inside: 5500, opens: 4000 },
    unknown: { inside: 5000, opens: 5000 },
    ordinary: { inside: 5000, opens: 4000 },
    plain: { inside: 5000, opens: 4300 },
    word: { inside: 9000, opens: NEVER },
    place: { inside: 7000, opens: 7000 },
    thing: { inside: 5000, opens: 5000 },
    short: { inside: NEVER, opens: NEVER },
    shouted: { inside: 7500, opens: NEVER },
    'small-listed': { inside: 2000, opens: 2000 },
    small: { inside: 5000, opens: 4500 },
  },
  pl: { ordinary: { inside: 3500, opens: 2500 } },
};

/** The thresholds of a class in the language of that number (languages.ts), inside a sentence or where it opens one. */
export function thresholdsOf(name: NameClass, language: number, opens: boolean): Thresholds {
  return TABLE[language]?.[name][opens ? 'opens' : 'inside'] ?? THRESHOLDS[name][opens ? 'opens' : 'inside'];
}

const TABLE = LANGUAGES.map((code) => {
  const table = { ...THRESHOLDS };
  for (const [name, { inside, opens }] of Object.entries(REPLACE_IN[code] ?? {})) {
    const usual = THRESHOLDS[name as NameClass];
    table[name as NameClass] = {
      inside: { ...usual.inside, replace: inside },
      opens: { ...usual.opens, replace: opens },
    };
  }
  return table;
});
