// Writes a file of deidentify/tagger/data and its checksum.

import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { checksum, DATA, writeChecksum } from './checksums.ts';

/** Writes `NAME.br` as small as it gets; returns how many bytes it has. */
export function write(name: string, bytes: Uint8Array): number {
  const small = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_LGBLOCK]: 24,
    },
  });
  writeFileSync(`${DATA}${name}.br`, small);
  writeChecksum(name, checksum(bytes));
  return small.byteLength;
}
