// Checksums of the files in deidentify/tagger/data, one per line in the format of sha256sum.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of generated files. */
export const DATA = fileURLToPath(new URL('../../deidentify/tagger/data/', import.meta.url));

/** SHA-256 in hexadecimal digits. */
function checksum(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Writes a generated file and its checksum; those of other files stay. */
export function writeGenerated(file: string, bytes: Uint8Array): void {
  writeFileSync(`${DATA}${file}`, bytes);
  const others = readLines().filter((line) => !line.endsWith(`  ${file}`));
  const lines = [...others, `${checksum(bytes)}  ${file}`].sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1));
  writeFileSync(`${DATA}checksums.txt`, lines.map((line) => `${line}\n`).join(''));
}

function readLines(): string[] {
  try {
    return readFileSync(`${DATA}checksums.txt`, 'utf8').split('\n').filter(Boolean);
  } catch {
    // There is none before the first file.
    return [];
  }
}
