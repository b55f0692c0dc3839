/** The engine as in production: with the trained name tagger, read from its committed files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { inputOf } from '../../deidentify/corpus/row.ts';
import type { DeidentifyInput } from '../../deidentify/request.ts';
import { type NameTagger, readTagger } from '../../deidentify/tagger/tagger.ts';

const FOLDER = 'deidentify/tagger/data';

/** Reads the tagger from disk; takes about 0.1 s. */
export function readNameTagger(): NameTagger {
  const bytesOf = (name: string) => brotliDecompressSync(readFileSync(join(FOLDER, `${name}.br`)));
  return readTagger({ weights: bytesOf('weights.bin'), words: bytesOf('words.bin'), towns: bytesOf('towns.bin') });
}

/** The tagger, read once. */
export const tagger = readNameTagger();

/** As `inputOf`, with the tagger. */
export function inputWithTagger(
  texts: DeidentifyInput['texts'],
  context: Partial<DeidentifyInput> = {},
): DeidentifyInput {
  return inputOf(texts, { tagger, ...context });
}
