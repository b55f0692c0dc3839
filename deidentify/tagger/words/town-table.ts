// Names of towns with several words, as sorted hashes: "Melton Mowbray", "Havlíčkův Brod". Single words are in the
// word table.

import type { Token } from '../../reading/tokens.ts';
import { hashLetters, mixBits } from './word-table.ts';

const MAGIC = 0x54574e31;
const KEY_BITS = 28;
const HEADER_BYTES = 8;
/** A delta of this size is not a town: the next key is farther away than two bytes can encode. */
const FAR = 0xffff;
const TOWN_WORDS_MAX = 5;
const JOINT = /^[-‐‑'’.]$/;

/** Sorted keys, four bytes each. */
export type TownTable = Uint32Array;

function keyOf(folded: string): number {
  return mixBits(hashLetters(folded)) >>> (32 - KEY_BITS);
}

/** Parses the output of `writeTownTable`; throws on anything else. */
export function readTownTable(bytes: Uint8Array): TownTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEADER_BYTES || view.getUint32(0) !== MAGIC) throw new Error('no table of towns');
  const keys = new Uint32Array(view.getUint32(4));
  let key = 0;
  let count = 0;
  for (let at = HEADER_BYTES; at + 1 < bytes.byteLength; at += 2) {
    const step = view.getUint16(at);
    key += step;
    if (step !== FAR) keys[count++] = key;
  }
  if (count !== keys.length) throw new Error('the table of towns is cut short');
  return keys;
}

/** Serialises folded names, whose words are separated by single spaces. */
export function writeTownTable(names: Iterable<string>): Uint8Array {
  const keys = [...new Set([...names].map(keyOf))].sort((a, b) => a - b);
  const steps: number[] = [];
  let last = 0;
  for (const key of keys) {
    for (; key - last >= FAR; last += FAR) steps.push(FAR);
    steps.push(key - last);
    last = key;
  }
  const bytes = new Uint8Array(HEADER_BYTES + steps.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC);
  view.setUint32(4, keys.length);
  for (const [i, step] of steps.entries()) view.setUint16(HEADER_BYTES + 2 * i, step);
  return bytes;
}

/** The multi-word town that contains the tokens `first` to `last`, if any. */
export function townAround(
  tokens: readonly Token[],
  table: TownTable,
  first: number,
  last: number,
): { first: number; last: number } | undefined {
  for (let from = Math.max(0, first - TOWN_WORDS_MAX); from <= first; from++) {
    if (tokens[from]?.kind !== 'word' || tokens[from]?.letterCase === 'lower') continue;
    let name = tokens[from]?.fold ?? '';
    let words = 1;
    for (let at = from + 1; at < tokens.length && words < TOWN_WORDS_MAX; at++) {
      const token = tokens[at];
      if (!token || token.newLine) break;
      if (JOINT.test(token.text)) continue;
      if (token.kind !== 'word') break;
      name += ` ${token.fold}`;
      words += 1;
      if (at >= last && token.letterCase !== 'lower' && has(table, keyOf(name))) return { first: from, last: at };
    }
  }
  return undefined;
}

function has(table: TownTable, key: number): boolean {
  let [low, high] = [0, table.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const here = table[middle] ?? 0;
    if (here === key) return true;
    if (here < key) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
