import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { nameTagger, readNameTagger } from './name-tagger.ts';

const FILES = fileURLToPath(new URL('../../deidentify/tagger/data', import.meta.url));
const folders: string[] = [];

/** A copy of the name tagger's files, to be corrupted. */
async function copyOfFiles(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'names-'));
  folders.push(folder);
  await cp(FILES, folder, { recursive: true });
  return folder;
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

test('the name tagger is loaded once, even for simultaneous calls', async () => {
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
])('if %s, one line names the file and says what to do (C1.3)', async (_, file, spoil) => {
  const folder = await copyOfFiles();
  await spoil(join(folder, file));
  const failure = await readNameTagger(folder).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OperatorError);
  expect((failure as Error).message).toBe(
    `The name tagger is incomplete (deidentify/tagger/data/${file}): download the program again and rebuild it: npm run build`,
  );
});

test('files replaced after the start are refused, since they may be of another version', async () => {
  vi.resetModules();
  const started = await import('./name-tagger.ts');
  const folder = await copyOfFiles();
  await started.checkNameTagger(folder);
  const [weights, sums] = [join(folder, 'weights.bin.br'), join(folder, 'checksums.txt')];
  const sumOf = async () =>
    createHash('sha256')
      .update(await readFile(weights))
      .digest('hex');
  const before = await sumOf();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  await writeFile(weights, brotliCompressSync(brotliDecompressSync(await readFile(weights)), { params }));
  await writeFile(sums, (await readFile(sums, 'utf8')).replace(before, await sumOf()));
  await expect(started.readNameTagger(folder)).resolves.toBeDefined();
  await expect(started.nameTagger()).rejects.toThrow('weights.bin.br');
});
