// The word table: sorted hashes of folded words, each with the index of a palette row of features. Six bytes
// per word in memory; with 30-bit hashes one unknown word in a thousand is taken for a known one.

import { LANGUAGES } from '../languages.ts';

const MAGIC = 0x57445331;
const KEY_BITS = 30;
const BUCKET_SHIFT = 14;
const BUCKETS = 1 << (KEY_BITS - BUCKET_SHIFT);
const HEADER_BYTES = 12;

/** Bytes per row: two for each language, four for any language. */
const ROW_BYTES = LANGUAGES.length * 2 + 4;

export type WordTable = {
  /** Palette row for a word's hash; 0, the empty row, if unknown. */
  rowOf: (hash: number) => number;
  /** By row: bits for any language. */
  common: Uint32Array;
  /** By row × number of languages + language: bits in that language. */
  own: Uint16Array;
};

/** Mixes the bits of a hash (MurmurHash3 finaliser). */
export function mixBits(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

export const HASH_START = 0x811c9dc5;
const HASH_PRIME = 0x01000193;

/** 32-bit FNV-1a over the UTF-16 units of `folded` from `start` to before `end`, not yet mixed. */
export function hashLetters(folded: string, start = 0, end = folded.length, from = HASH_START): number {
  let hash = from;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ folded.charCodeAt(at), HASH_PRIME);
  return hash >>> 0;
}

/** The table's key for a word's hash. */
export function keyOf(hash: number): number {
  return mixBits(hash) >>> (32 - KEY_BITS);
}

/** Parses the output of `writeWordTable`; throws on anything else. */
export function readWordTable(bytes: Uint8Array): WordTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEADER_BYTES || view.getUint32(0) !== MAGIC) throw new Error('no word table');
  const count = view.getUint32(4);
  const rowCount = view.getUint32(8);
  const columns = HEADER_BYTES + rowCount * ROW_BYTES;
  if (bytes.byteLength !== columns + count * 4) throw new Error('the word table is cut short');
  const { common, own } = readPalette(view, rowCount);
  const keys = new Uint32Array(count);
  const rows = new Uint16Array(count);
  const starts = new Uint32Array(BUCKETS + 1);
  let key = 0;
  let bucket = 0;
  for (let i = 0; i < count; i++) {
    key += ((bytes[columns + i] ?? 0) << 8) | (bytes[columns + count + i] ?? 0);
    keys[i] = key;
    rows[i] = ((bytes[columns + 2 * count + i] ?? 0) << 8) | (bytes[columns + 3 * count + i] ?? 0);
    while (bucket <= key >>> BUCKET_SHIFT) starts[bucket++] = i;
  }
  starts.fill(count, bucket);
  return { common, own, rowOf: (hash) => find(keys, rows, starts, keyOf(hash)) };
}

function readPalette(view: DataView, rowCount: number) {
  const common = new Uint32Array(rowCount);
  const own = new Uint16Array(rowCount * LANGUAGES.length);
  for (let row = 0; row < rowCount; row++) {
    const at = HEADER_BYTES + row * ROW_BYTES;
    common[row] = view.getUint32(at);
    for (let i = 0; i < LANGUAGES.length; i++) own[row * LANGUAGES.length + i] = view.getUint16(at + 4 + 2 * i);
  }
  return { common, own };
}

function find(keys: Uint32Array, rows: Uint16Array, starts: Uint32Array, key: number): number {
  const bucket = key >>> BUCKET_SHIFT;
  const end = starts[bucket + 1] ?? 0;
  for (let at = starts[bucket] ?? 0; at < end; at++) {
    const here = keys[at] ?? 0;
    if (here === key) return rows[at] ?? 0;
    if (here > key) return 0;
  }
  return 0;
}

/** Features of one word, for `writeWordTable`. */
export type WordFacts = { common: number; own: number[] };

/** Serialises folded words deterministically. Words with the same hash share their features. */
export function writeWordTable(words: ReadonlyMap<string, WordFacts>): Uint8Array {
  const byKey = new Map<number, WordFacts>();
  for (const [word, facts] of words) {
    const key = keyOf(hashLetters(word));
    const known = byKey.get(key);
    byKey.set(key, known ? unite(known, facts) : facts);
  }
  const entries = withSteps([...byKey].sort(([a], [b]) => a - b));
  const palette = paletteOf(entries);
  const count = entries.length;
  const bytes = new Uint8Array(HEADER_BYTES + palette.size * ROW_BYTES + count * 4);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC);
  view.setUint32(4, count);
  view.setUint32(8, palette.size);
  for (const [name, row] of palette) {
    const [common = 0, ...own] = name.split(',').map(Number);
    const at = HEADER_BYTES + row * ROW_BYTES;
    view.setUint32(at, common);
    for (const [i, bits] of own.entries()) view.setUint16(at + 4 + 2 * i, bits);
  }
  const columns = HEADER_BYTES + palette.size * ROW_BYTES;
  let last = 0;
  for (const [i, [key, facts]] of entries.entries()) {
    const row = palette.get(nameOf(facts)) ?? 0;
    bytes[columns + i] = (key - last) >>> 8;
    bytes[columns + count + i] = key - last;
    bytes[columns + 2 * count + i] = row >>> 8;
    bytes[columns + 3 * count + i] = row;
    last = key;
  }
  return bytes;
}

const NOTHING: WordFacts = { common: 0, own: LANGUAGES.map(() => 0) };

function nameOf({ common, own }: WordFacts): string {
  return `${common},${own.join(',')}`;
}

function unite(one: WordFacts, other: WordFacts): WordFacts {
  return { common: one.common | other.common, own: one.own.map((bits, i) => bits | (other.own[i] ?? 0)) };
}

/** Inserts empty keys where the delta between two keys does not fit into two bytes. */
function withSteps(entries: readonly [number, WordFacts][]): [number, WordFacts][] {
  const result: [number, WordFacts][] = [];
  let last = 0;
  for (const [key, facts] of entries) {
    while (key - last > 0xffff) {
      last += 0xffff;
      result.push([last, NOTHING]);
    }
    result.push([key, facts]);
    last = key;
  }
  return result;
}

/** Rows by frequency, the empty one first, so that most words have a small index. */
function paletteOf(entries: readonly [number, WordFacts][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, facts] of entries) counts.set(nameOf(facts), (counts.get(nameOf(facts)) ?? 0) + 1);
  const empty = nameOf(NOTHING);
  counts.delete(empty);
  const names = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name]) => name);
  if (names.length >= 0xffff) throw new Error('too many kinds of words for two bytes');
  return new Map([empty, ...names].map((name, row) => [name, row]));
}
