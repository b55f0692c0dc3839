// Model weights: one signed byte per slot

import type { Scores } from './decoding.ts';
import { type Columns, EDGE, FEATURES_MAX, featuresOf, mayBeName, NEVER, transitionFeaturesOf } from './features.ts';

const MAGIC = 0x57445431;
const HEADER_BYTES = 8;

export type Weights = { shift: number; values: Int8Array };

export function writeWeights(bits: number, values: Int8Array): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + values.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC);
  view.setUint32(4, bits);
  bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.length), HEADER_BYTES);
  return bytes;
}

/** Parses the output of `writeWeights` and keeps its bytes; throws on anything else. */
export function readWeights(bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEADER_BYTES || view.getUint32(0) !== MAGIC) throw new Error('no weights');
  const bits = view.getUint32(4);
  if (bytes.byteLength !== HEADER_BYTES + 2 ** bits) throw new Error('the weights are cut short');
  return {
    shift: 32 - bits,
    values: new Int8Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES, bytes.byteLength - HEADER_BYTES),
  };
}

const slots = new Int32Array(FEATURES_MAX);

export function scoresOf(columns: Columns, { shift, values }: Weights): Scores {
  const { count } = columns;
  const emission = new Float64Array(count);
  const transition = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    if (!mayBeName(columns, i) || columns.plain[i + EDGE] === 1) {
      emission[i] = NEVER;
      continue;
    }
    const number = featuresOf(columns, i, shift, slots);
    let sum = 0;
    for (let at = 0; at < number; at++) sum += values[slots[at] ?? 0] ?? 0;
    emission[i] = sum;
    const transitions = transitionFeaturesOf(columns, i, shift, slots);
    sum = 0;
    for (let at = 0; at < transitions; at++) sum += values[slots[at] ?? 0] ?? 0;
    transition[i] = sum;
  }
  return { count, emission, transition };
}
