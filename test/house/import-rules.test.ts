/** The import rules of the architecture hold, and each fails when broken. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { expect, test } from 'vitest';

type Cruise = {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
};

const { default: rules, FEATURES } = (await import(resolve('.dependency-cruiser.mjs'))) as {
  default: { forbidden: { name: string }[] };
  FEATURES: string[];
};
const options = await extractDepcruiseOptions(resolve('.dependency-cruiser.mjs'));

/** Cruises these rooms of a folder, in this process because the cruiser takes longer to start than to run. */
async function cruiseIn(folder: string, rooms: string[]): Promise<Cruise> {
  const looked = await cruise(rooms, { ...options, baseDir: resolve(folder), validate: true, outputType: 'json' });
  return JSON.parse(looked.output as string);
}

const product = await cruiseIn('.', ['domain', 'deidentify', 'server', 'web', 'bench']);

test('no module of the product breaks an import rule, and the modules were really checked', () => {
  const { summary } = product;
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  expect(summary.totalCruised).toBeGreaterThan(150);
});

const featureOf = (path: string): string | undefined => /^server\/((?:reports\/)?[^/]+)\//.exec(path)?.[1];

/** For each server feature, the features it uses. */
const uses = new Map(
  FEATURES.map((feature) => {
    const own = product.modules.filter(({ source }) => featureOf(source) === feature && !source.endsWith('.test.ts'));
    const used = own.flatMap(({ dependencies }) => dependencies.map(({ resolved }) => featureOf(resolved) ?? ''));
    return [feature, [...new Set(used)].filter((each) => each !== feature && FEATURES.includes(each))];
  }),
);

test('the features of the server depend on each other without cycles', () => {
  expect([...uses.values()].flat().length).toBeGreaterThan(50);
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of uses.get(from) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  expect(FEATURES.filter((feature) => reached(feature).has(feature))).toEqual([]);
});

test('the order of the features names existing folders, and matches docs/architecture.md', () => {
  expect(FEATURES.filter((feature) => !existsSync(`server/${feature}`))).toEqual([]);
  expect(readFileSync('docs/architecture.md', 'utf8')).toContain(`\n\`\`\`\n${FEATURES.join(' ← ')}\n\`\`\`\n`);
});

type Files = Record<string, string>;

/** For each rule, files that break it: path and content; several if there are several ways to break it. */
const BREACHES: Record<string, Files | Files[]> = {
  'domain-has-no-io': { 'domain/a.ts': "import 'node:fs';" },
  'deidentify-has-no-io': [
    { 'deidentify/a.ts': "import 'node:fs';" },
    { 'deidentify/a.ts': "import 'zod/mini';" },
    { 'deidentify/a.ts': "import '../domain/reports/lookups.ts';", 'domain/reports/lookups.ts': 'export {};' },
  ],
  'phone-numbers-only-in-deidentify': { 'domain/a.ts': "import 'libphonenumber-js';" },
  'deidentify-only-for-publishing': [
    {
      'server/reports/review/actions.ts': "import '../../../deidentify/deidentify.ts';",
      'deidentify/deidentify.ts': 'export {};',
    },
    { 'web/main.tsx': "import '../deidentify/deidentify.ts';", 'deidentify/deidentify.ts': 'export {};' },
    { 'domain/a.ts': "import type {} from '../deidentify/deidentify.ts';", 'deidentify/deidentify.ts': 'export {};' },
  ],
  'deidentify-single-entry-point': [
    {
      'server/anonymise/copy.ts': "import '../../deidentify/request.ts';",
      'deidentify/request.ts': 'export {};',
    },
    { 'test/a.test.ts': "import '../deidentify/find.ts';", 'deidentify/find.ts': 'export {};' },
  ],
  'server-and-web-are-separate': { 'web/main.tsx': "import '../server/a.ts';", 'server/a.ts': 'export {};' },
  'web-features-are-separate': [
    { 'web/clubs/a.ts': "import '../users/b.ts';", 'web/users/b.ts': 'export {};' },
    { 'web/unheard-of/a.ts': "import '../clubs/b.ts';", 'web/clubs/b.ts': 'export {};' },
    { 'web/clubs/a.ts': "import '../unheard-of/b.ts';", 'web/unheard-of/b.ts': 'export {};' },
    { 'web/components/a.ts': "import '../clubs/b.ts';", 'web/clubs/b.ts': 'export {};' },
    { 'web/reports/public/a.ts': "import '../review/b.ts';", 'web/reports/review/b.ts': 'export {};' },
  ],
  'server-features-are-ordered': [
    { 'server/clubs/queries.ts': "import '../users/queries.ts';", 'server/users/queries.ts': 'export {};' },
    { 'server/clubs/a.ts': "import '../unheard-of/queries.ts';", 'server/unheard-of/queries.ts': 'export {};' },
    { 'server/mail/a.ts': "import '../pages/queries.ts';", 'server/pages/queries.ts': 'export {};' },
    { 'server/clubs/a.ts': "import '../sample/b.ts';", 'server/sample/b.ts': 'export {};' },
    {
      'server/reports/report/a.ts': "import '../review/present.ts';",
      'server/reports/review/present.ts': 'export {};',
    },
    { 'server/follow-up/a.ts': "import '../follow/b.ts';", 'server/follow/b.ts': 'export {};' },
  ],
  'server-features-are-listed': {
    'server/unheard-of/a.ts': "import '../audit/b.ts';",
    'server/audit/b.ts': 'export {};',
  },
  'actions-and-routes-are-private': [
    { 'server/users/routes.ts': "import '../clubs/actions.ts';", 'server/clubs/actions.ts': 'export {};' },
    { 'server/mail/a.ts': "import '../reports/review/routes.ts';", 'server/reports/review/routes.ts': 'export {};' },
    { 'server/mail/a.ts': "import '../auth/key-routes.ts';", 'server/auth/key-routes.ts': 'export {};' },
  ],
  'anonymise-only-for-the-team': [
    { 'server/reports/submit/a.ts': "import '../../anonymise/copy.ts';", 'server/anonymise/copy.ts': 'export {};' },
    { 'server/unheard-of/a.ts': "import '../anonymise/team-text.ts';", 'server/anonymise/team-text.ts': 'export {};' },
  ],
  'db-and-http-import-no-feature': { 'server/db/a.ts': "import '../clubs/queries.ts';", 'server/clubs/queries.ts': '' },
  'web-ui-imports-no-feature': { 'web/ui/a.ts': "import '../clubs/b.ts';", 'web/clubs/b.ts': 'export {};' },
  'sql-only-in-queries': { 'server/clubs/actions.ts': "import 'drizzle-orm';" },
  'public-pages-read-only-copies': [
    { 'server/reports/public/queries.ts': "import '../../db/schema.ts';", 'server/db/schema.ts': 'export {};' },
    { 'server/location/a.ts': "import '../db/schema/keys.ts';", 'server/db/schema/keys.ts': 'export {};' },
    { 'server/pages/pages.ts': "import '../unheard-of/queries.ts';", 'server/unheard-of/queries.ts': 'export {};' },
    {
      'server/reports/public/a.ts': "import '../report/act-on-report.ts';",
      'server/reports/report/act-on-report.ts': 'export {};',
    },
    { 'server/pages/a.ts': "import '../mail/due-queries.ts';", 'server/mail/due-queries.ts': 'export {};' },
  ],
  'no-cycles': { 'domain/a.ts': "import './b.ts';", 'domain/b.ts': "void import('./a.ts');" },
  'no-orphans': { 'domain/a.ts': 'export {};' },
  'product-imports-no-tests': { 'web/main.tsx': "import 'vitest';" },
};

const breaches = Object.entries(BREACHES).flatMap(([rule, files]) =>
  [files].flat().map((each) => [rule, each] as const),
);

test('every import rule has an example that breaks it', async () => {
  const names = new Set(rules.forbidden.map(({ name }) => name));
  expect([...names].sort()).toEqual(Object.keys(BREACHES).sort());
});

test.each(breaches)('the rule %s reports a breach: %o', async (rule, files) => {
  const folder = mkdtempSync(join(tmpdir(), 'windsock-imports-'));
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
