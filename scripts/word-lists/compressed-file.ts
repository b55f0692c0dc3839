// Writes a file of deidentify/tagger/data and its checksum.

import { brotliCompressSync, constants } from 'node:zlib';
import { writeGenerated } from './checksums.ts';

/** Writes `NAME.br` at maximum compression; returns its size in bytes. */
export function writeCompressed(name: string, bytes: Uint8Array): number {
  const small = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_LGBLOCK]: 24,
    },
  });
  writeGenerated(`${name}.br`, small);
  return small.byteLength;
}
