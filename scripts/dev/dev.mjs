// npm run dev: the built program, built again and restarted as one edits, with the page reloading by itself. The answers
// are the product's own, security headers and sessions among them; scripts/dev/dev-proxy.mjs stands in front and adds one
// script of its own to each page.
import { spawn } from 'node:child_process';
import { rmSync, watch } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chdir, env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { install } from '../install.mjs';
import { startProxy } from './dev-proxy.mjs';

chdir(fileURLToPath(new URL('../..', import.meta.url)));
install();
// The server runs in what the environment says; React is built as in production, which is what people get.
const serverEnv = { ...env };
env.NODE_ENV = 'production';
const { build } = await import('vite');

/** What a change below a folder makes out of date. The pages' renderer holds the names of the browser's files. */
const BUILDS = {
  domain: ['vite.config.ts', 'vite.pages.config.ts', 'vite.worker.config.ts', 'vite.server.config.ts'],
  deidentify: ['vite.server.config.ts'],
  server: ['vite.server.config.ts'],
  web: ['vite.config.ts', 'vite.pages.config.ts', 'vite.worker.config.ts'],
};
/** Editors write a file in several steps. */
const DEBOUNCE_MS = 50;
const PORT = Number(env.PORT || 3000);

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const innerPort = await freePort();
const proxy = await startProxy({ port: PORT, innerPort });
let child = null;

/** Ends the running server in order, so that the database's lock is free, and starts the one that was just built. */
async function restart() {
  if (child) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  child = spawn(execPath, [join('dist', 'server', 'main.js')], {
    env: { ...serverEnv, PORT: String(innerPort), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (text) => process.stdout.write(String(text).replaceAll(`:${innerPort}`, `:${PORT}`)));
  const started = child;
  await proxy.untilReady(() => started.exitCode === null);
}

/** Builds one after the other; false, with the reason on the console, where the sources do not build. */
async function buildAll(configs) {
  try {
    for (const configFile of configs) await build({ configFile, mode: 'development', logLevel: 'error' });
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

const changed = new Set();
let isWorking = false;
let timer = null;

/** One build at a time; what changes meanwhile is built after it. */
async function work() {
  if (isWorking) return;
  isWorking = true;
  while (changed.size > 0) {
    const wanted = new Set([...changed].flatMap((room) => BUILDS[room]));
    changed.clear();
    const startedAt = Date.now();
    if (!(await buildAll(BUILDS.domain.filter((config) => wanted.has(config))))) continue;
    proxy.hold();
    await restart();
    proxy.reload();
    console.log(`Rebuilt and restarted in ${Date.now() - startedAt} ms`);
  }
  isWorking = false;
}

function note(room, file) {
  if (file === null || /\.test\.tsx?$/.test(file) || file.endsWith('~')) return;
  changed.add(room);
  clearTimeout(timer);
  timer = setTimeout(() => void work(), DEBOUNCE_MS);
}

// What stands in dist/ from now on is no build that `npm start` may take for its own.
rmSync(join('dist', '.built'), { force: true });
console.log('Building…');
if (await buildAll(BUILDS.domain)) await restart();
for (const room of Object.keys(BUILDS)) watch(room, { recursive: true }, (_, file) => note(room, file));

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    if (!child || child.exitCode !== null) process.exit(0);
    child.once('exit', () => process.exit(0));
    child.kill('SIGTERM');
  });
