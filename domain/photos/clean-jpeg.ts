/** Keeps only what a JPEG decoder needs (C16.2): no metadata, thumbnail or second picture. Linear time */
import {
  adobe,
  type Frame,
  frameOf,
  isConditioning,
  isHuffman,
  isQuantisation,
  isScanOf,
  isTooLarge,
  jfif,
} from './jpeg-segments.ts';

type CleanJpeg = { bytes: Uint8Array; width: number; height: number } | { refused: 'no-jpeg' | 'too-large' };

const [SOI, EOI, SOS, DQT, DHT, DAC, DRI, APP0, APP14] = [0xd8, 0xd9, 0xda, 0xdb, 0xc4, 0xcc, 0xdd, 0xe0, 0xee];
/** Baseline, extended and progressive; Huffman or arithmetic coding. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc9, 0xca]);
/** Lossless, hierarchical, or height after the first scan (DNL): unsupported by browsers. */
const UNSUPPORTED = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xcb, 0xcd, 0xce, 0xcf, 0xdc, 0xde, 0xdf]);
/** Progressive pictures have about ten. */
const SCANS_MAX = 100;
/** Pictures with separate tables per scan have hundreds. */
const SEGMENTS_MAX = 1000;

const isRestart = (code: number): boolean => code >= 0xd0 && code <= 0xd7;
/** Application data other than JFIF and Adobe, and also JPGn and comments. */
const isDropped = (code: number): boolean => code > APP0 && code !== APP14;
/** Markers without a segment: invalid outside a scan. */
const isBare = (code: number): boolean => code <= 0x01 || isRestart(code) || code === SOI;

class Reader {
  readonly #bytes: Uint8Array;
  readonly #kept: Uint8Array[] = [Uint8Array.of(0xff, SOI)];
  #at = 2;
  #frame: Frame | null = null;
  #scans = 0;
  #hasJfif = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(): CleanJpeg {
    if (this.#bytes[0] !== 0xff || this.#bytes[1] !== SOI) return { refused: 'no-jpeg' };
    for (;;) {
      const code = this.#marker();
      if (code === EOI && this.#frame && this.#scans > 0) return this.#whole(this.#frame);
      if (code === null || code === EOI || isBare(code) || UNSUPPORTED.has(code)) return { refused: 'no-jpeg' };
      const start = this.#at + 2;
      if (!this.#passSegment()) return { refused: 'no-jpeg' };
      // Allocates nothing: a file may have 375,000 empty comments.
      if (isDropped(code)) continue;
      if (!this.#keep(code, this.#bytes.subarray(start, this.#at))) return { refused: 'no-jpeg' };
      if (this.#frame && isTooLarge(this.#frame)) return { refused: 'too-large' };
    }
  }

  /** Skips fill bytes; `null`: no marker. */
  #marker(): number | null {
    const bytes = this.#bytes;
    let at = this.#at;
    if (bytes[at] !== 0xff) return null;
    while (bytes[at] === 0xff) at += 1;
    const code = bytes[at];
    this.#at = at + 1;
    return code ?? null;
  }

  /** False if truncated. */
  #passSegment(): boolean {
    const length = ((this.#bytes[this.#at] ?? 0) << 8) | (this.#bytes[this.#at + 1] ?? 0);
    this.#at += length;
    return length >= 2 && this.#at <= this.#bytes.length;
  }

  /** Drops what a decoder does not need; false if invalid. */
  #keep(code: number, data: Uint8Array): boolean {
    if (FRAMES.has(code)) {
      const frame = this.#frame ? null : frameOf(data);
      this.#frame = frame;
      return frame !== null && this.#write(code, data);
    }
    if (code === SOS) return this.#scan(data);
    if (code === DQT) return isQuantisation(data) && this.#write(code, data);
    if (code === DHT) return isHuffman(data) && this.#write(code, data);
    if (code === DAC) return isConditioning(data) && this.#write(code, data);
    if (code === DRI) return data.length === 2 && this.#write(code, data);
    const rewritten = code === APP0 && !this.#hasJfif ? jfif(data) : code === APP14 ? adobe(data) : null;
    this.#hasJfif ||= code === APP0 && rewritten !== null;
    return rewritten === null || this.#write(code, Uint8Array.from(rewritten));
  }

  #write(code: number, data: Uint8Array): boolean {
    const length = data.length + 2;
    this.#kept.push(Uint8Array.of(0xff, code, length >> 8, length & 0xff), data);
    return this.#kept.length <= 2 * SEGMENTS_MAX;
  }

  /** Header and coded data up to the next marker except restarts. */
  #scan(header: Uint8Array): boolean {
    this.#scans += 1;
    if (!this.#frame || this.#scans > SCANS_MAX || !isScanOf(this.#frame, header)) return false;
    const start = this.#at;
    const end = this.#endOfScan(start);
    if (end <= start) return false;
    if (!this.#write(SOS, header)) return false;
    this.#kept.push(this.#bytes.subarray(start, end));
    this.#at = end;
    return true;
  }

  /** The next marker except escaped bytes and restarts; -1 if none. */
  #endOfScan(start: number): number {
    const bytes = this.#bytes;
    for (let at = start; ; at += 2) {
      // Checking a byte is faster than searching for each of many in a row.
      if (bytes[at] !== 0xff) at = bytes.indexOf(0xff, at);
      if (at === -1) return -1;
      const code = bytes[at + 1] ?? 0;
      if (code !== 0 && !isRestart(code)) return at;
    }
  }

  #whole({ width, height }: Frame): CleanJpeg {
    this.#kept.push(Uint8Array.of(0xff, EOI));
    const bytes = new Uint8Array(this.#kept.reduce((size, { length }) => size + length, 0));
    let at = 0;
    for (const part of this.#kept) {
      bytes.set(part, at);
      at += part.length;
    }
    return { bytes, width, height };
  }
}

export function cleanJpeg(bytes: Uint8Array): CleanJpeg {
  return new Reader(bytes).read();
}
