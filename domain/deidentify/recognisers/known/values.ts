// What the report's own fields hold, other than the name: email, telephone, registration and serial number, in every
// spelling (C5.2). These are confidential: no decision of the manager puts them back.

import { fold } from '../../reading/fold.ts';
import type { Passage } from '../../reading/passage.ts';
import { findPressed } from '../../reading/search.ts';
import type { Find, SpanKind } from '../../span.ts';

/** One confidential value, pressed to letters and digits. `anywhere`: also where it stands inside a longer word. */
export type KnownValue = { pressed: string; kind: SpanKind; reason: string; anywhere: boolean };

const LEAST = 3;
const SAFE_INSIDE_WORDS = 5;

/** Letters and digits of a value, folded: "G-ABCD" gives "gabcd". */
export function pressValue(value: string): string {
  return [...value.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(([piece]) => fold(piece)).join('');
}

/** Finds every spelling of the known values; each find is confidential. */
export function findKnownValues(passage: Passage, values: readonly KnownValue[]): Find[] {
  const finds: Find[] = [];
  for (const { pressed, kind, reason, anywhere } of values) {
    if (pressed.length < LEAST) continue;
    const inside = anywhere && pressed.length >= SAFE_INSIDE_WORDS;
    for (const { start, end } of findPressed(passage, pressed, inside)) {
      finds.push({ start, end, kind, reason, confidence: 1, confidential: true });
    }
  }
  return finds;
}
