// Builds what is out of date into dist/: the browser's files, the page renderer, the server.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const BUILD_STAMP = join('dist', '.built');
/** Version and source hash, shown by the program (server/health/installation.ts) and the archives. */
const VERSION = join('dist', 'VERSION');
const SOURCES = ['domain', 'deidentify', 'server', 'web', 'package-lock.json'];
const CONFIGS = [
  'vite.config.ts',
  'vite.chunks.ts',
  'vite.pages.config.ts',
  'vite.server.config.ts',
  'vite.worker.config.ts',
  'vite.language.ts',
];

/** Every file below a path, sorted, so that the same tree always gives the same stamp. */
function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => filesOf(join(path, entry.name)))
    .sort();
}

function sourceStamp() {
  const hash = createHash('sha256');
  for (const file of [...SOURCES, ...CONFIGS].flatMap(filesOf)) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** All languages of the pages except English, read from the files in domain/language/words/. */
const otherLanguages = () =>
  readdirSync(join('domain', 'language', 'words'))
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((language) => language !== 'en')
    .sort();

/** Runs a build script; the process ends if it fails. */
function run(script, args) {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      if (code === 0) return resolve();
      console.error(`The build failed (${args.join(' ')}); the lines above say why.`);
      process.exit(1);
    });
  });
}

const LANGUAGE_BUILD = join('scripts', 'dev', 'build-languages.mjs');
const VITE = join('node_modules', 'vite', 'bin', 'vite.js');

/** Builds everything unless dist/ was built from exactly these sources. */
export async function build() {
  const stamp = sourceStamp();
  if (existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === stamp) return;
  console.log('Building…');
  // A failed build leaves a mixture, which must not count as built from the old sources.
  rmSync(BUILD_STAMP, { force: true });
  // English first: it empties the folders, and emits styles and fonts for all languages.
  const server = run(VITE, ['build', '-c', 'vite.server.config.ts', '--logLevel', 'warn']);
  await run(LANGUAGE_BUILD, ['en']);
  const others = otherLanguages();
  const half = others.length / 2;
  await Promise.all([server, run(LANGUAGE_BUILD, others.slice(0, half)), run(LANGUAGE_BUILD, others.slice(half))]);
  // Last, because the worker lists the files of all languages.
  await run(VITE, ['build', '-c', 'vite.worker.config.ts', '--logLevel', 'warn']);
  mkdirSync('dist', { recursive: true });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(VERSION, `${version}+${stamp.slice(0, 7)}\n`);
  writeFileSync(BUILD_STAMP, stamp);
}
