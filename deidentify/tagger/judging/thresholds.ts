// How sure the model has to be, in hundredths of its own unit (README.md): from `replace` on a name is replaced, from
// `suggest` on the manager is shown it. `inside` a sentence, and where the word `opens` one and its capital says nothing.
// Chosen on lines that the model had not learned from: npm run train:tagger -- --measure.

import type { NameClass } from './classes.ts';

export type Thresholds = { replace: number; suggest: number };

export const THRESHOLDS: Readonly<Record<NameClass, { inside: Thresholds; opens: Thresholds }>> = {
  listed: { inside: { replace: 300, suggest: -3000 }, opens: { replace: 3800, suggest: -3800 } },
  unknown: { inside: { replace: 4000, suggest: 0 }, opens: { replace: 5500, suggest: 500 } },
  ordinary: { inside: { replace: 200, suggest: -2800 }, opens: { replace: 3400, suggest: -2000 } },
  plain: { inside: { replace: 3200, suggest: 500 }, opens: { replace: 5500, suggest: 500 } },
  noun: { inside: { replace: 1000, suggest: -1200 }, opens: { replace: 3850, suggest: 1500 } },
  place: { inside: { replace: 2000, suggest: -200 }, opens: { replace: 3000, suggest: 0 } },
  thing: { inside: { replace: 1500, suggest: -1800 }, opens: { replace: 3500, suggest: -2000 } },
  short: { inside: { replace: 2200, suggest: -2000 }, opens: { replace: 4500, suggest: 3000 } },
  shouted: { inside: { replace: 1500, suggest: -1400 }, opens: { replace: 5300, suggest: -500 } },
  'small-listed': { inside: { replace: 1500, suggest: -3600 }, opens: { replace: 2000, suggest: -3500 } },
  small: { inside: { replace: 2500, suggest: -1800 }, opens: { replace: 2800, suggest: -2400 } },
};
