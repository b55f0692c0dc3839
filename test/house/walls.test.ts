/** The walls of the house stand, and each is seen to fail when it is broken. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { expect, test } from 'vitest';

type Cruise = { summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] } };

const options = await extractDepcruiseOptions(resolve('.dependency-cruiser.mjs'));

/** Looks at the rooms of a folder, in this process: the cruiser takes longer to start than to look. */
async function cruiseIn(folder: string, rooms: string[]): Promise<Cruise> {
  const looked = await cruise(rooms, { ...options, baseDir: resolve(folder), validate: true, outputType: 'json' });
  return JSON.parse(looked.output as string);
}

test('no module of the product breaks a wall, and the modules were really looked at', async () => {
  const { summary } = await cruiseIn('.', ['domain', 'deidentify', 'server', 'web', 'bench']);
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  expect(summary.totalCruised).toBeGreaterThan(150);
});

type Files = Record<string, string>;

/** For each rule, files that break it: path and content; several where a rule has several ways to be broken. */
const BREACHES: Record<string, Files | Files[]> = {
  'domain-is-pure': { 'domain/a.ts': "import 'node:fs';" },
  'deidentification-is-pure': [
    { 'deidentify/a.ts': "import 'node:fs';" },
    { 'deidentify/a.ts': "import 'zod/mini';" },
    { 'deidentify/a.ts': "import '../domain/reports/lookups.ts';", 'domain/reports/lookups.ts': 'export {};' },
  ],
  'phone-book-for-deidentification-alone': { 'domain/a.ts': "import 'libphonenumber-js';" },
  'deidentification-for-publishing-alone': [
    {
      'server/reports/review/actions.ts': "import '../../../deidentify/deidentify.ts';",
      'deidentify/deidentify.ts': 'export {};',
    },
    { 'web/main.tsx': "import '../deidentify/deidentify.ts';", 'deidentify/deidentify.ts': 'export {};' },
    { 'domain/a.ts': "import type {} from '../deidentify/deidentify.ts';", 'deidentify/deidentify.ts': 'export {};' },
  ],
  'deidentification-has-one-door': [
    {
      'server/anonymise/copy.ts': "import '../../deidentify/request.ts';",
      'deidentify/request.ts': 'export {};',
    },
    { 'test/a.test.ts': "import '../deidentify/find.ts';", 'deidentify/find.ts': 'export {};' },
  ],
  'server-and-web-never-meet': { 'web/main.tsx': "import '../server/a.ts';", 'server/a.ts': 'export {};' },
  'features-are-neighbours': [
    { 'web/clubs/a.ts': "import '../users/b.ts';", 'web/users/b.ts': 'export {};' },
    { 'web/unheard-of/a.ts': "import '../clubs/b.ts';", 'web/clubs/b.ts': 'export {};' },
    { 'web/clubs/a.ts': "import '../unheard-of/b.ts';", 'web/unheard-of/b.ts': 'export {};' },
    { 'web/components/a.ts': "import '../clubs/b.ts';", 'web/clubs/b.ts': 'export {};' },
    { 'web/reports/public/a.ts': "import '../review/b.ts';", 'web/reports/review/b.ts': 'export {};' },
  ],
  'features-share-queries-alone': [
    { 'server/clubs/queries.ts': "import '../users/actions.ts';", 'server/users/actions.ts': 'export {};' },
    { 'server/unheard-of/a.ts': "import '../clubs/present.ts';", 'server/clubs/present.ts': 'export {};' },
    { 'server/clubs/routes.ts': "import '../unheard-of/a.ts';", 'server/unheard-of/a.ts': 'export {};' },
    {
      'server/reports/submit/a.ts': "import '../review/present.ts';",
      'server/reports/review/present.ts': 'export {};',
    },
    {
      'server/pages/pages.ts': "import '../reports/review/present.ts';",
      'server/reports/review/present.ts': 'export {};',
    },
  ],
  'foundations-know-no-feature': { 'server/db/a.ts': "import '../clubs/queries.ts';", 'server/clubs/queries.ts': '' },
  'ui-knows-no-feature': { 'web/ui/a.ts': "import '../clubs/b.ts';", 'web/clubs/b.ts': 'export {};' },
  'sql-in-queries-alone': { 'server/clubs/actions.ts': "import 'drizzle-orm';" },
  'public-reads-published-copies-alone': [
    { 'server/reports/public/queries.ts': "import '../../db/schema.ts';", 'server/db/schema.ts': 'export {};' },
    { 'server/pages/pages.ts': "import '../unheard-of/queries.ts';", 'server/unheard-of/queries.ts': 'export {};' },
  ],
  'no-cycles': { 'domain/a.ts': "import './b.ts';", 'domain/b.ts': "void import('./a.ts');" },
  'no-orphans': { 'domain/a.ts': 'export {};' },
  'product-knows-no-tests': { 'web/main.tsx': "import 'vitest';" },
};

const breaches = Object.entries(BREACHES).flatMap(([rule, files]) =>
  [files].flat().map((each) => [rule, each] as const),
);

test('every rule is seen to fail', async () => {
  const { default: rules } = await import(resolve('.dependency-cruiser.mjs'));
  expect(rules.forbidden.map(({ name }: { name: string }) => name).sort()).toEqual(Object.keys(BREACHES).sort());
});

test.each(breaches)('the wall %s falls where it is broken: %o', async (rule, files) => {
  const folder = mkdtempSync(join(tmpdir(), 'windsock-walls-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const rooms = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
  const broken = (await cruiseIn(folder, rooms)).summary.violations.map(({ rule: { name } }) => name);
  rmSync(folder, { recursive: true, force: true });
  expect(broken).toContain(rule);
});
