/** Table ownership on the server: only the owner's queries use a table, except as listed here (decision 045). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as publishedSchema from '../../server/db/published-schema.ts';
import * as schema from '../../server/db/schema.ts';

/** By table: its owner, and the other features that name it, each with the reason. */
const TABLES: Record<string, { owner: string; alsoNamedBy?: Record<string, string> }> = {
  audit_events: { owner: 'audit', alsoNamedBy: { 'reports/review': 'what was done since a report came to its club' } },
  sessions: { owner: 'auth' },
  second_factors: { owner: 'auth' },
  recovery_codes: { owner: 'auth' },
  passkeys: { owner: 'auth' },
  sign_in_steps: { owner: 'auth' },
  passkey_challenges: { owner: 'auth' },
  wrong_codes: { owner: 'auth' },
  password_resets: { owner: 'auth' },
  clubs: {
    owner: 'clubs',
    alsoNamedBy: {
      'safety-actions': 'the time zone by which a team is reminded',
      hazards: 'the time zone by which a team is reminded',
      mail: 'the time zone and the language of who gets a mail',
      authority: 'clocks run where the club has a regime',
      analytics: 'the annual report',
    },
  },
  users: {
    owner: 'users',
    alsoNamedBy: {
      audit: 'the name of who did it',
      auth: 'email and password hash, to sign in',
      conversation: 'the name of who wrote',
      'follow-up': 'the names of who took and closed it',
      'safety-actions': 'the names of owners',
      hazards: 'the names of owners',
      authority: 'the name of who noted a file',
      mail: 'who gets a mail',
    },
  },
  reports: {
    owner: 'reports/report',
    alsoNamedBy: {
      conversation: 'the club that its messages belong to',
      'follow-up': 'its comment is part of the state (C8.2)',
      authority: 'clocks run from its submission',
      erasure: 'whose review is long ago',
      'reports/review': 'the lists of the team',
      analytics: 'counts',
      similar: 'what the team has seen before',
      imports: 'stores and undoes many at once',
      mail: 'the address of the reporter, and the club whose team gets a mail',
    },
  },
  report_words: { owner: 'reports/review' },
  report_counts: { owner: 'reports/review', alsoNamedBy: { imports: 'counts a whole file at once' } },
  report_months: { owner: 'analytics' },
  receipts: {
    owner: 'conversation',
    alsoNamedBy: {
      erasure: 'whose conversation is old',
      imports: 'what an undo must not lose',
      mail: 'the language of the reporter',
    },
  },
  report_messages: {
    owner: 'conversation',
    alsoNamedBy: { erasure: 'how long a conversation is silent', imports: 'what an undo must not lose' },
  },
  flights: { owner: 'flight' },
  receipt_tokens: { owner: 'conversation' },
  details_added: { owner: 'follow' },
  follow_ups: {
    owner: 'follow-up',
    alsoNamedBy: {
      anonymise: 'words of an erased contact in its notes',
      authority: 'clocks stop by its outcome',
      analytics: 'counts',
      erasure: 'which reports were closed long ago',
      similar: 'codes that two reports have in common',
      imports: 'what an undo must not lose',
    },
  },
  actions: {
    owner: 'safety-actions',
    alsoNamedBy: {
      'follow-up': 'the state of a report counts its actions (C8.2), in the statement that lists them',
      analytics: 'counts',
      imports: 'what an undo must not lose',
    },
  },
  hazards: { owner: 'hazards' },
  hazard_reports: { owner: 'hazards', alsoNamedBy: { imports: 'what an undo must not lose' } },
  hazard_actions: { owner: 'hazards' },
  authority_cases: {
    owner: 'authority',
    alsoNamedBy: { analytics: 'the annual report', imports: 'what an undo must not lose' },
  },
  authority_facts: { owner: 'authority', alsoNamedBy: { imports: 'what an undo must not lose' } },
  authority_files: {
    owner: 'authority',
    alsoNamedBy: { analytics: 'the annual report', imports: 'what an undo must not lose' },
  },
  retention_runs: { owner: 'erasure' },
  backup_runs: { owner: 'backup' },
  idempotency_keys: { owner: 'reports/submit' },
  submission_keys: { owner: 'reports/submit' },
  published_reports: {
    owner: 'reports/public',
    alsoNamedBy: {
      'reports/review': 'publishes and hides',
      pages: 'the map of the site',
      analytics: 'the annual report',
      imports: 'what an undo must not lose',
    },
  },
  uploads: { owner: 'photos' },
  photos: { owner: 'photos', alsoNamedBy: { erasure: 'photos that came after the contact had gone' } },
  published_photos: { owner: 'photos', alsoNamedBy: { 'reports/public': 'shows them while their report is public' } },
  published_words: { owner: 'reports/public' },
  published_briefings: {
    owner: 'briefing',
    alsoNamedBy: { 'reports/public': 'what comes first, and its question' },
  },
  published_tallies: { owner: 'reports/public', alsoNamedBy: { pages: 'how many there are' } },
  imports: { owner: 'imports' },
  outbox: { owner: 'mail' },
  mail_choices: { owner: 'mail' },
  mail_links: { owner: 'mail' },
  limit_hits: { owner: 'http' },
  limit_keys: { owner: 'http' },
};

/** Code that handles every table (schema, migrations, backups, commands), and the sample data. */
const HOLDS_ALL = ['db', 'sample', 'control', 'commands'];

const tableNames = new Map(
  Object.entries({ ...schema, ...publishedSchema }).flatMap(([name, value]) =>
    is(value, PgTable) ? [[name, getTableName(value)] as const] : [],
  ),
);
/** A table named in raw SQL; the keywords around it are in upper case. */
const IN_SQL = new RegExp(
  `(?:FROM|JOIN|INTO|UPDATE|DELETE FROM) (${Object.keys(TABLES).join('|')})\\b|'(${Object.keys(TABLES).join('|')})\\.\\w+'`,
  'g',
);

/** The tables that a module imports from the schema or names in a statement. */
function tablesIn(text: string): string[] {
  const imported = [...text.matchAll(/import \{([^}]+)\} from '[^']*\/db\/(?:published-)?schema\.ts'/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => tableNames.get(name.trim().split(' as ')[0] ?? '')),
  );
  const written = [...text.matchAll(IN_SQL)].map(([, statement, column]) => statement ?? column);
  return [...imported, ...written].filter((name) => name !== undefined);
}

const named = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && path.includes('/'))
  .map((path) => ({ path, feature: /^((?:reports\/)?[^/]+)\//.exec(path)?.[1] ?? '' }))
  .filter(({ feature }) => !HOLDS_ALL.includes(feature))
  .flatMap(({ path, feature }) =>
    tablesIn(readFileSync(join('server', path), 'utf8')).map((table) => ({ path, feature, table })),
  );

test('every table has an owner', () => {
  expect([...new Set(tableNames.values())].filter((table) => !(table in TABLES))).toEqual([]);
});

test('a table is named only by its owner, and by others with a reason', () => {
  expect(named.length).toBeGreaterThan(60);
  const strangers = named.filter(({ feature, table }) => {
    const { owner, alsoNamedBy = {} } = TABLES[table] ?? { owner: '' };
    return feature !== owner && !(feature in alsoNamedBy);
  });
  expect(strangers).toEqual([]);
});

test('every owner names its table, and every stated reason is still needed', () => {
  const isNamed = (feature: string, table: string) =>
    named.some((each) => each.feature === feature && each.table === table);
  const idle = Object.entries(TABLES).flatMap(([table, { owner, alsoNamedBy = {} }]) =>
    [owner, ...Object.keys(alsoNamedBy)]
      .filter((feature) => !isNamed(feature, table))
      .map((feature) => `${feature}: ${table}`),
  );
  expect(idle).toEqual([]);
});

test('a table is recognised in imports, even renamed, and in SQL statements', () => {
  const text =
    "import { users, reports as table } from '../db/schema.ts';\nsql`DELETE FROM outbox`; ['actions.report_id'];";
  expect(tablesIn(text)).toEqual(['users', 'reports', 'outbox', 'actions']);
});
