// Checksums of the files in deidentify/tagger/data, one a line as sha256sum writes them.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the made files lie. */
export const DATA = fileURLToPath(new URL('../../deidentify/tagger/data/', import.meta.url));

/** SHA-256 in hexadecimal digits. */
export function checksum(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The committed checksums by file. */
export function readChecksums(): Map<string, string> {
  const lines = readFileSync(`${DATA}checksums.txt`, 'utf8').split('\n');
  return new Map(lines.filter(Boolean).map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Sets one file's checksum and keeps the others. */
export function writeChecksum(file: string, sum: string): void {
  const sums = new Map<string, string>();
  try {
    for (const [name, old] of readChecksums()) sums.set(name, old);
  } catch {
    // The first file has none before it.
  }
  sums.set(file, sum);
  const lines = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => `${one}  ${name}\n`);
  writeFileSync(`${DATA}checksums.txt`, lines.join(''));
}
