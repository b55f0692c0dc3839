// How sure the model has to be, in hundredths of its own unit (README.md): from `replace` on a name is replaced, from
// `suggest` on the manager is shown it. `inside` a sentence, and where the word `opens` one and its capital says nothing.
// Chosen on lines that the model had not learned from (npm run train:tagger -- --measure), but for `place`, `shouted` and
// `word`: these were raised after real narratives in English showed too many replacements there.

import type { NameClass } from './classes.ts';

export type Thresholds = { replace: number; suggest: number };

export const THRESHOLDS: Readonly<Record<NameClass, { inside: Thresholds; opens: Thresholds }>> = {
  listed: { inside: { replace: 400, suggest: -4500 }, opens: { replace: 2100, suggest: -4500 } },
  unknown: { inside: { replace: 4700, suggest: -200 }, opens: { replace: 4000, suggest: 0 } },
  ordinary: { inside: { replace: -1100, suggest: -3700 }, opens: { replace: 1500, suggest: -2500 } },
  plain: { inside: { replace: 1500, suggest: -2400 }, opens: { replace: 4300, suggest: -1500 } },
  word: { inside: { replace: 4200, suggest: -1200 }, opens: { replace: 5000, suggest: 300 } },
  noun: { inside: { replace: 1970, suggest: -2800 }, opens: { replace: 3000, suggest: 500 } },
  place: { inside: { replace: 3500, suggest: -1100 }, opens: { replace: 4000, suggest: -1000 } },
  thing: { inside: { replace: 3500, suggest: -2000 }, opens: { replace: 2650, suggest: -2500 } },
  short: { inside: { replace: 1500, suggest: -2500 }, opens: { replace: 3500, suggest: 800 } },
  shouted: { inside: { replace: 3400, suggest: -2500 }, opens: { replace: 4000, suggest: -1000 } },
  'small-listed': { inside: { replace: 1200, suggest: -3900 }, opens: { replace: 1500, suggest: -3500 } },
  small: { inside: { replace: 1500, suggest: -2100 }, opens: { replace: 2525, suggest: -2200 } },
};
