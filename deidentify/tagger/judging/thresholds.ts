// How sure the model has to be, in hundredths of its own unit (README.md): from `replace` on a name is replaced, from
// `suggest` on the manager is shown it. `inside` a sentence, and where the word `opens` one and its capital says nothing.
// Chosen on lines that the model had not learned from: npm run train:tagger -- --measure.

import type { NameClass } from './classes.ts';

export type Thresholds = { replace: number; suggest: number };

export const THRESHOLDS: Readonly<Record<NameClass, { inside: Thresholds; opens: Thresholds }>> = {
  listed: { inside: { replace: -500, suggest: -3500 }, opens: { replace: 0, suggest: -3000 } },
  unknown: { inside: { replace: 500, suggest: -2500 }, opens: { replace: 1000, suggest: -1500 } },
  ordinary: { inside: { replace: 1500, suggest: -500 }, opens: { replace: 2500, suggest: 500 } },
  plain: { inside: { replace: 3500, suggest: 0 }, opens: { replace: 4500, suggest: 1000 } },
  noun: { inside: { replace: 2500, suggest: 0 }, opens: { replace: 3000, suggest: 500 } },
  place: { inside: { replace: 2000, suggest: -500 }, opens: { replace: 2500, suggest: 0 } },
  thing: { inside: { replace: 2500, suggest: 0 }, opens: { replace: 3000, suggest: 500 } },
  small: { inside: { replace: 2500, suggest: 0 }, opens: { replace: 2500, suggest: 500 } },
  shouted: { inside: { replace: 2500, suggest: 0 }, opens: { replace: 3000, suggest: 0 } },
  short: { inside: { replace: 3500, suggest: 500 }, opens: { replace: 4000, suggest: 1000 } },
  'small-listed': { inside: { replace: 1000, suggest: -1500 }, opens: { replace: 1500, suggest: -1500 } },
};
