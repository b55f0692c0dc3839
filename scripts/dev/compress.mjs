// Compresses the built pages at the highest level, so that no answer waits for it, and notes what they were built from. A
// file has its name once it is whole; one that is there is not made again, since names change with what is in a file.
import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ROOT = join('dist', 'web');
const TEXT = /\.(?:js|css|svg|txt|json|html)$/;
/** Smaller files are sent as they are: a compressed copy would save nothing. */
const COMPRESS_FROM = 1024;

const KINDS = {
  gz: (content) => promisify(gzip)(content, { level: 9 }),
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGBLOCK]: 20,
      },
    }),
};

async function compress(file) {
  const content = await readFile(file);
  if (content.length <= COMPRESS_FROM) return;
  for (const [kind, pack] of Object.entries(KINDS)) {
    const target = `${file}.${kind}`;
    if (existsSync(target)) continue;
    writeFileSync(`${target}.part`, await pack(content));
    renameSync(`${target}.part`, target);
  }
}

const [stamp, sources] = argv.slice(2);
const files = readdirSync(ROOT, { recursive: true }).filter((path) => TEXT.test(path) && !path.startsWith('.vite'));
await Promise.all(files.map((path) => compress(join(ROOT, path))));
writeFileSync(stamp, sources);
