// npm run dev: the built program, rebuilt and restarted on every change, with the page reloading by itself. The
// responses are the product's own, with its security headers and sessions; scripts/dev/dev-proxy.mjs in front adds a
// script to each page.
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
// The server keeps the given environment; React is built for production, as users get it.
const serverEnv = { ...env };
env.NODE_ENV = 'production';
const { build } = await import('vite');

/** What a change below a folder makes out of date. The renderer contains the names of the browser's files. */
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

/** Stops the running server gracefully, so that it releases the database lock, and starts the new build. */
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

/** Builds one after the other; false, with the reason on the console, if the sources do not build. */
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

/** One build at a time; later changes are built after it. */
async function processChanges() {
  if (isWorking) return;
  isWorking = true;
  while (changed.size > 0) {
    const outdated = new Set([...changed].flatMap((folder) => BUILDS[folder]));
    changed.clear();
    const startedAt = Date.now();
    if (!(await buildAll(BUILDS.domain.filter((config) => outdated.has(config))))) continue;
    proxy.hold();
    await restart();
    proxy.reload();
    console.log(`Rebuilt and restarted in ${Date.now() - startedAt} ms`);
  }
  isWorking = false;
}

function noteChange(folder, file) {
  if (file === null || /\.test\.tsx?$/.test(file) || file.endsWith('~')) return;
  changed.add(folder);
  clearTimeout(timer);
  timer = setTimeout(() => void processChanges(), DEBOUNCE_MS);
}

// From now on dist/ is not a build that `npm start` may reuse.
rmSync(join('dist', '.built'), { force: true });
console.log('Building…');
if (await buildAll(BUILDS.domain)) await restart();
for (const folder of Object.keys(BUILDS)) watch(folder, { recursive: true }, (_, file) => noteChange(folder, file));

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    if (!child || child.exitCode !== null) process.exit(0);
    child.once('exit', () => process.exit(0));
    child.kill('SIGTERM');
  });
