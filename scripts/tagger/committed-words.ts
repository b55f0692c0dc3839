import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { readWordTable, type WordTable } from '../../deidentify/tagger/words/word-table.ts';
import { DATA } from '../word-lists/checksums.ts';

/** Reads the table; takes about 0.1 s. */
export function readCommittedWords(): WordTable {
  return readWordTable(brotliDecompressSync(readFileSync(`${DATA}words.bin.br`)));
}
