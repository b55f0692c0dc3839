// Thresholds of the model, in hundredths of its unit (README.md). Tuned on sets ten to twelve, which it was not trained
// on; English on real narratives: at most one name replaced per 2,500 words

import { REPLACE_FROM_CONFIDENCE } from '../../find.ts';
import { LANGUAGES, type LanguageCode } from '../languages.ts';
import type { NameClass } from './classes.ts';

export type Thresholds = { replace: number; suggest: number };

const THRESHOLDS: Readonly<Record<NameClass, { inside: Thresholds; opens: Thresholds }>> = {
  given: { inside: { replace: -4500, suggest: -6000 }, opens: { replace: -1500, suggest: -6000 } },
  listed: { inside: { replace: -1500, suggest: -6000 }, opens: { replace: 500, suggest: -6000 } },
  unknown: { inside: { replace: 2500, suggest: -4000 }, opens: { replace: 2500, suggest: -4500 } },
  ordinary: { inside: { replace: 0, suggest: -5500 }, opens: { replace: 2500, suggest: -4500 } },
  plain: { inside: { replace: 2000, suggest: -4000 }, opens: { replace: 2500, suggest: -4500 } },
  word: { inside: { replace: 3800, suggest: -4000 }, opens: { replace: 4500, suggest: -3000 } },
  formed: { inside: { replace: 3000, suggest: -4500 }, opens: { replace: 3000, suggest: -4000 } },
  noun: { inside: { replace: 500, suggest: -5500 }, opens: { replace: 500, suggest: -2500 } },
  place: { inside: { replace: 4000, suggest: -3500 }, opens: { replace: 2500, suggest: -4000 } },
  thing: { inside: { replace: 3500, suggest: -3500 }, opens: { replace: 3000, suggest: -5000 } },
  short: { inside: { replace: 3500, suggest: -3500 }, opens: { replace: 3000, suggest: -4500 } },
  'all-capitals': { inside: { replace: 1500, suggest: -4500 }, opens: { replace: 2000, suggest: -5000 } },
  'lower-case-listed': { inside: { replace: 3200, suggest: -4900 }, opens: { replace: 2500, suggest: -4200 } },
  'lower-case': { inside: { replace: 5800, suggest: -1500 }, opens: { replace: 1500, suggest: -3500 } },
};

/** For every class. */
export const SUGGESTED_MIN = -6000;

type Overrides = Partial<Record<NameClass, { inside?: Partial<Thresholds>; opens?: Partial<Thresholds> }>>;

/** The English rules leave the model mostly towns and firms, so it replaces fewer names; German capitalises nouns. */
const OVERRIDES: Partial<Record<LanguageCode, Overrides>> = {
  en: {
    given: { inside: { replace: 0 }, opens: { replace: 0 } },
    listed: { inside: { replace: 2000 }, opens: { replace: 1000 } },
    unknown: { inside: { replace: 3000, suggest: -3000 }, opens: { replace: 3000, suggest: -3500 } },
    ordinary: { inside: { replace: 2500, suggest: -5000 }, opens: { replace: 1000, suggest: -4000 } },
    plain: { inside: { replace: 4000, suggest: -2500 }, opens: { replace: 3000, suggest: -1500 } },
    word: { inside: { replace: 7000, suggest: -2500 }, opens: { replace: 8000, suggest: -1500 } },
    formed: { inside: { replace: 5000, suggest: -3500 }, opens: { replace: 5000, suggest: -2500 } },
    place: { inside: { replace: 4500, suggest: -2300 }, opens: { replace: 4000, suggest: -3200 } },
    thing: { inside: { replace: 3500, suggest: -2000 }, opens: { replace: 3000 } },
    short: { inside: { replace: 8000, suggest: -2500 }, opens: { replace: 7000, suggest: 800 } },
    'all-capitals': { inside: { replace: 3800, suggest: -1500 }, opens: { replace: 3500, suggest: -500 } },
    'lower-case-listed': { inside: { replace: 2400 }, opens: { replace: 2400 } },
    'lower-case': { inside: { replace: 4000, suggest: -1500 }, opens: { replace: 3500, suggest: -2000 } },
  },
  de: {
    unknown: { inside: { replace: 3000, suggest: -2500 } },
    word: { inside: { suggest: -2000 } },
    formed: { inside: { suggest: -2500 } },
  },
};

/** `language`: index in languages.ts; `opens`: begins a sentence. */
export function thresholdsOf(name: NameClass, language: number, opens: boolean): Thresholds {
  return TABLE[language]?.[name][opens ? 'opens' : 'inside'] ?? THRESHOLDS[name][opens ? 'opens' : 'inside'];
}

const TABLE = LANGUAGES.map((code) => {
  const table = { ...THRESHOLDS };
  for (const [name, { inside, opens }] of Object.entries(OVERRIDES[code] ?? {})) {
    const usual = THRESHOLDS[name as NameClass];
    table[name as NameClass] = { inside: { ...usual.inside, ...inside }, opens: { ...usual.opens, ...opens } };
  }
  return table;
});

/** How far above `replace` a margin gives the highest confidence, in hundredths of a unit. */
const RANGE = 8000;
const CONFIDENCE_MAX = 0.97;
const CONFIDENCE_MIN = 0.2;
const SUGGESTION_CONFIDENCE_MAX = 0.49;

/** 0 to 1; 0 below `suggest`. `margin` in hundredths of a unit. */
export function confidenceOf(margin: number, { replace, suggest }: Thresholds): number {
  if (margin < suggest) return 0;
  const value =
    margin >= replace
      ? REPLACE_FROM_CONFIDENCE + Math.min(1, (margin - replace) / RANGE) * (CONFIDENCE_MAX - REPLACE_FROM_CONFIDENCE)
      : CONFIDENCE_MIN +
        ((margin - suggest) / Math.max(1, replace - suggest)) * (SUGGESTION_CONFIDENCE_MAX - CONFIDENCE_MIN);
  return Math.round(value * 100) / 100;
}
