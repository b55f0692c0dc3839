// What the passes read and change

import type { TokenisedText } from '../../model/text-margins.ts';
import type { NameClass } from '../classes.ts';
import type { NeighbourInput } from '../coordinated-names.ts';

/** `confidence`: how sure a token is part of a person's name; 0 if not. */
export type PassInput = NeighbourInput & {
  reading: TokenisedText;
  confidence: Float64Array;
  classes: NameClass[];
  opens: (index: number) => boolean;
};
