// Builds what is out of date into dist/: the browser's files, the page renderer, the server.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = join('dist', '.built');
/** What the program calls itself (server/health/installation.ts), and an archive too: the version and the sources it was built from. */
const VERSION = join('dist', 'VERSION');
const SOURCES = ['domain', 'deidentify', 'server', 'web', 'package-lock.json'];
const CONFIGS = ['vite.config.ts', 'vite.pages.config.ts', 'vite.server.config.ts'];

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

/** Builds, unless dist/ was built from exactly these sources. */
export function build() {
  const wanted = sourceStamp();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building…');
  for (const config of CONFIGS) {
    const vite = join('node_modules', 'vite', 'bin', 'vite.js');
    const done = spawnSync(process.execPath, [vite, 'build', '-c', config, '--logLevel', 'warn'], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (done.status !== 0) {
      console.error(`The build failed (${config}); the lines above say why.`);
      process.exit(1);
    }
  }
  mkdirSync('dist', { recursive: true });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(VERSION, `${version}+${wanted.slice(0, 7)}\n`);
  writeFileSync(STAMP, wanted);
}
