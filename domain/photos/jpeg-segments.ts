/** Validates JPEG segments (ITU-T T.81); rewrites JFIF and Adobe ones (C16.2) */
import { PHOTO_PIXELS_MAX } from './limits.ts';

export type Frame = { width: number; height: number; components: readonly number[] };

const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0));

const startsWith = (data: Uint8Array, text: string): boolean => ascii(text).every((code, at) => data[at] === code);

const uint16 = (data: Uint8Array, at: number): number => ((data[at] ?? 0) << 8) | (data[at + 1] ?? 0);

/** JFIF 1.02 without density and thumbnail; `null`: another APP0, or truncated. */
export function jfif(data: Uint8Array): number[] | null {
  const header = [...ascii('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0];
  return startsWith(data, 'JFIF\0') && data.length >= header.length ? header : null;
}

/** The colour transform only; `null`: another APP14. */
export function adobe(data: Uint8Array): number[] | null {
  const transform = data[11] ?? 0;
  return startsWith(data, 'Adobe') && data.length >= 12 && transform <= 2
    ? [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, transform]
    : null;
}

/** True if whole tables fill the segment. */
export function isQuantisation(data: Uint8Array): boolean {
  let at = 0;
  while (at < data.length) {
    const head = data[at] ?? 0;
    if (head >> 4 > 1 || (head & 15) > 3) return false;
    at += 1 + (head >> 4 === 1 ? 128 : 64);
  }
  return at === data.length && at > 0;
}

export function isHuffman(data: Uint8Array): boolean {
  let at = 0;
  while (at < data.length) {
    const head = data[at] ?? 0;
    if (head >> 4 > 1 || (head & 15) > 3 || at + 17 > data.length) return false;
    let symbols = 0;
    for (let length = 1; length <= 16; length += 1) symbols += data[at + length] ?? 0;
    if (symbols > 256) return false;
    at += 17 + symbols;
  }
  return at === data.length && at > 0;
}

/** Conditioning tables for arithmetic coding. */
export function isConditioning(data: Uint8Array): boolean {
  return (
    data.length > 0 &&
    data.length % 2 === 0 &&
    data.every((byte, at) => at % 2 === 1 || (byte >> 4 <= 1 && (byte & 15) <= 3))
  );
}

/** `null` if browsers cannot draw it. */
export function frameOf(data: Uint8Array): Frame | null {
  const [precision = 0, , , , , count = 0] = data;
  const height = uint16(data, 1);
  const width = uint16(data, 3);
  if (precision !== 8 || height === 0 || width === 0 || count < 1 || count > 4) return null;
  if (data.length !== 6 + 3 * count) return null;
  const components: number[] = [];
  for (let at = 6; at < data.length; at += 3) {
    const [id = 0, sampling = 0, table = 0] = data.subarray(at, at + 3);
    const [horizontal, vertical] = [sampling >> 4, sampling & 15];
    if (horizontal < 1 || horizontal > 4 || vertical < 1 || vertical > 4 || table > 3 || components.includes(id))
      return null;
    components.push(id);
  }
  return { width, height, components };
}

export const isTooLarge = ({ width, height }: Frame): boolean => width * height > PHOTO_PIXELS_MAX;

/** With distinct, known components, valid tables, coefficients and shifts. */
export function isScanOf({ components }: Frame, data: Uint8Array): boolean {
  const [count = 0] = data;
  if (count < 1 || count > 4 || data.length !== 4 + 2 * count) return false;
  const scanned = new Set<number>();
  for (let at = 1; at < 1 + 2 * count; at += 2) {
    const [id = -1, tables = 0] = data.subarray(at, at + 2);
    if (!components.includes(id) || tables >> 4 > 3 || (tables & 15) > 3) return false;
    scanned.add(id);
  }
  const [first = 0, last = 0, shift = 0] = data.subarray(-3);
  return scanned.size === count && first <= 63 && last <= 63 && shift >> 4 <= 13 && (shift & 15) <= 13;
}
