import { cp, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { nameTagger, readNameTagger } from './name-tagger.ts';

const FILES = fileURLToPath(new URL('../../deidentify/tagger/data', import.meta.url));
const folders: string[] = [];

/** A copy of the recogniser's files, to be spoilt. */
async function copyOfFiles(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'names-'));
  folders.push(folder);
  await cp(FILES, folder, { recursive: true });
  return folder;
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

test('the recogniser of names is read once, however many ask at the same time', async () => {
  const [one, two] = await Promise.all([nameTagger(), nameTagger()]);
  expect(one).toBe(two);
  expect(await nameTagger()).toBe(one);
});

test.each([
  ['a file is missing', 'words.bin.br', (file: string) => rm(file)],
  ['the checksums are missing', 'checksums.txt', (file: string) => rm(file)],
  ['a file is cut short', 'words.bin.br', (file: string) => truncate(file, 1_000_000)],
  ['a file is empty', 'weights.bin.br', (file: string) => truncate(file)],
  ['a file is something else', 'weights.bin.br', (file: string) => writeFile(file, 'something else')],
  ['a file belongs to others', 'weights.bin.br', (file: string) => cp(file.replace('weights', 'words'), file)],
])('where %s, one line says which and what to do (C1.3)', async (_, file, spoil) => {
  const folder = await copyOfFiles();
  await spoil(join(folder, file));
  const failure = await readNameTagger(folder).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OperatorError);
  expect((failure as Error).message).toBe(
    `The recogniser of names is incomplete (deidentify/tagger/data/${file}): fetch the program anew and build it again: npm run build`,
  );
});
