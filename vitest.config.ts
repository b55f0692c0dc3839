/** Unit tests, and the API suite once per database engine, faults, and journeys in a real browser (contract C1.2). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * How long a whole journey, a test of faults, or setting a stage may take. Every wait within one ends by itself after a minute, so this
 * finds no fault: it only must not cut off a long test on a machine with three times as much to do. The longest takes 25 s alone.
 */
const JOURNEY_MS = 300_000;

/** How long `expect.poll` looks: as long as a journey waits for a text. Vitest's own second is too short on a busy machine. */
const POLL_MS = 60_000;

/** Each test makes its own application or visit, so that files can share one reading of the modules, and one browser: half the time. */
const ISOLATED = false;

/**
 * V8 compiles PGlite at once and, like our own modules, again and better while they run: more than a third of a start's computing. What
 * is killed soon, or opens a database for a moment, does not live until that pays.
 */
const SHORT_LIVED = ['--liftoff-only', '--no-opt'];

/**
 * What Vite makes of a module is kept by the module's text, for all projects and until the text changes: each project alone would do it
 * anew. It depends on installed packages and compiler options too, so these name the folder; steps that run side by side share it.
 */
const RULES = ['package-lock.json', 'tsconfig.base.json', 'web/tsconfig.json'];
const rulesHash = createHash('sha256');
for (const file of RULES) rulesHash.update(readFileSync(new URL(file, import.meta.url)));
const MADE_OF_MODULES = `.cache/vitest/${rulesHash.digest('hex').slice(0, 16)}`;

const api = (engine: 'embedded' | 'server') => ({
  test: {
    name: `api on ${engine}`,
    include: ['test/api/**/*.test.ts'],
    globalSetup: [`test/engines/${engine}.ts`],
    env: { TEST_ENGINE: engine, TZ: 'Pacific/Kiritimati' },
    alias: { '@node-rs/argon2': fileURLToPath(new URL('test/engines/quick-argon2.ts', import.meta.url)) },
    testTimeout: JOURNEY_MS,
    hookTimeout: JOURNEY_MS,
    pool: 'forks' as const,
    isolate: ISOLATED,
  },
});

export default defineConfig({
  test: {
    // A time zone far from UTC, so that a day taken from the machine's clock fails a test.
    env: { TZ: 'Pacific/Kiritimati' },
    experimental: { fsModuleCache: true, fsModuleCachePath: MADE_OF_MODULES },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'domain/**/*.test.ts',
            'deidentify/**/*.test.ts',
            'server/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'test/house/**/*.test.ts',
            'test/sealing/**/*.test.ts',
          ],
          testTimeout: JOURNEY_MS,
          isolate: ISOLATED,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/server.ts'],
          testTimeout: JOURNEY_MS,
          hookTimeout: JOURNEY_MS,
          expect: { poll: { timeout: POLL_MS } },
          pool: 'forks',
          isolate: ISOLATED,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          execArgv: SHORT_LIVED,
          env: { TEST_NODE_FLAGS: SHORT_LIVED.join(' ') },
          testTimeout: JOURNEY_MS,
          hookTimeout: JOURNEY_MS,
          expect: { poll: { timeout: POLL_MS } },
          pool: 'forks',
          isolate: ISOLATED,
        },
      },
      api('embedded'),
      api('server'),
    ],
  },
});
