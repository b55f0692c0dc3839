// What the passes read and change

import type { Reading } from '../../model/text-margins.ts';
import type { NameClass } from '../classes.ts';
import type { NeighbourInput } from '../coordinated-names.ts';

/** `confidence`: how sure it is that a token is part of a person's name; 0 if it is not. */
export type PassInput = NeighbourInput & {
  reading: Reading;
  confidence: Float64Array;
  classes: NameClass[];
  opens: (index: number) => boolean;
};
