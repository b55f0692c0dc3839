/** Loads the name tagger; its files have the same path in the build and in the sources */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type NameTagger, readTagger } from '../../deidentify/deidentify.ts';
import { OperatorError } from '../operator-error.ts';

const FOLDER = join('deidentify', 'tagger', 'data');
const CHECKSUMS = 'checksums.txt';
const REMEDY = 'download the program again and rebuild it: npm run build';

const decompress = promisify(brotliDecompress);
/** Larger than any file: joining chunks would leave twice as much garbage. */
const ONE_PIECE = { chunkSize: 8 << 20 };

type Files = { folder: string; sums: ReadonlyMap<string, string> };

let loading: Promise<NameTagger> | undefined;
/** Checked at start: files replaced later may belong to another version of the program. */
let checkedFiles: Files | undefined;

/** Lazy, and loaded once (0.1 s, 7 MB). Throws OperatorError if files are missing or mismatched. */
export function nameTagger(): Promise<NameTagger> {
  loading ??= (checkedFiles ? readChecked(checkedFiles) : readNameTagger(findFolder())).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

export async function readNameTagger(folder: string): Promise<NameTagger> {
  return readChecked({ folder, sums: await readSums(folder) });
}

async function readChecked(files: Files): Promise<NameTagger> {
  const [weights, words, towns] = await Promise.all(
    (await readFiles(files)).map((bytes) => decompress(bytes, ONE_PIECE)),
  );
  return attempt(CHECKSUMS, () =>
    readTagger({ weights: weights as Uint8Array, words: words as Uint8Array, towns: towns as Uint8Array }),
  );
}

/** Called at start, so that a broken installation is noticed early. */
export async function checkNameTagger(folder: string = findFolder()): Promise<void> {
  const files = { folder, sums: await readSums(folder) };
  await readFiles(files);
  checkedFiles = files;
}

const readSums = (folder: string): Promise<Map<string, string>> =>
  attempt(CHECKSUMS, async () => readChecksums(await readFile(join(folder, CHECKSUMS), 'utf8')));

async function readFiles({ folder, sums }: Files): Promise<Buffer[]> {
  const bytesOf = (name: string) =>
    attempt(name, async () => {
      const bytes = await readFile(join(folder, name));
      if (createHash('sha256').update(bytes).digest('hex') !== sums.get(name)) throw new Error('checksum mismatch');
      return bytes;
    });
  return Promise.all(['weights.bin.br', 'words.bin.br', 'towns.bin.br'].map(bytesOf));
}

/** The nearest parent folder with the files; otherwise the one in the sources, for the message. */
function findFolder(): string {
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, FOLDER))) return join(at, FOLDER);
  }
  return FOLDER;
}

function readChecksums(text: string): Map<string, string> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [sum = '', name = ''] = line.split(/\s+/);
        return [name, sum];
      }),
  );
}

async function attempt<Result>(file: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new OperatorError(`The name tagger is incomplete (${join(FOLDER, file)}): ${REMEDY}`, { cause });
  }
}
