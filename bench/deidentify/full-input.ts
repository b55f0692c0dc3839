/** The engine as the product runs it: with the learned recogniser of names, read from its committed files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { inputOf } from '../../deidentify/corpus/row.ts';
import type { DeidentifyInput } from '../../deidentify/request.ts';
import { type NameTagger, readTagger } from '../../deidentify/tagger/tagger.ts';

const FOLDER = 'deidentify/tagger/data';

/** Reads the recogniser anew; takes some 0.1 s. */
export function readNameTagger(): NameTagger {
  const bytesOf = (name: string) => brotliDecompressSync(readFileSync(join(FOLDER, `${name}.br`)));
  return readTagger({ weights: bytesOf('weights.bin'), words: bytesOf('words.bin'), towns: bytesOf('towns.bin') });
}

/** The recogniser, read once. */
export const tagger = readNameTagger();

/** As `inputOf`, with the recogniser. */
export function fullInput(texts: DeidentifyInput['texts'], context: Partial<DeidentifyInput> = {}): DeidentifyInput {
  return inputOf(texts, { tagger, ...context });
}
