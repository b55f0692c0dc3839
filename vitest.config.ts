/** Unit tests, API tests on each database engine, fault tests, and journeys in a real browser (C1.2). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Timeout of a journey or a fault test, and of their setup. Each wait inside has its own timeout of a minute; this one
 * only has to spare a long test on a machine with three times the load. The longest takes 25 s on an idle machine.
 */
const JOURNEY_MS = 300_000;

/** Timeout of `expect.poll`, as for texts in journeys. Vitest's default of 1 s is too short on a busy machine. */
const POLL_MS = 60_000;

/**
 * A journey can fail because a busy machine slows down the browser. At the end scripts/test.mjs lists what passed only
 * on the second attempt, with its first failure: such a test needs fixing.
 */
const JOURNEY_RETRIES = 1;

/** Each test makes its own app or visit, so files can share loaded modules and one browser, which halves the time. */
const ISOLATED = false;

/**
 * V8 compiles PGlite at once and, like our own modules, optimises it while it runs: more than a third of the CPU time
 * of a start. A process that is soon killed, or opens a database only briefly, ends before that pays off.
 */
const SHORT_LIVED = ['--liftoff-only', '--no-opt'];

/**
 * Vite's transforms are cached by module text, as otherwise each project would repeat them. They also depend on the
 * installed packages and compiler options, so a hash of those names the folder, which parallel steps share.
 */
const CACHE_KEY_FILES = ['package-lock.json', 'tsconfig.base.json', 'web/tsconfig.json'];
const cacheKey = createHash('sha256');
for (const file of CACHE_KEY_FILES) cacheKey.update(readFileSync(new URL(file, import.meta.url)));
const MODULE_CACHE_PATH = `.cache/vitest/${cacheKey.digest('hex').slice(0, 16)}`;

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
    experimental: { fsModuleCache: true, fsModuleCachePath: MODULE_CACHE_PATH },
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
          // For the servers that single test files start.
          env: { TEST_NODE_FLAGS: SHORT_LIVED.join(' ') },
          testTimeout: JOURNEY_MS,
          hookTimeout: JOURNEY_MS,
          retry: JOURNEY_RETRIES,
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
