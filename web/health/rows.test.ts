import { expect, test } from 'vitest';
import type { Certificate } from '../../domain/health/certificate.ts';
import type { Health } from '../../domain/health/health.ts';
import { formatSize, formatTodoCount } from './row.ts';
import { rowsOf } from './rows.ts';

const certificate: Certificate = { state: 'trusted', isNeeded: true, validUntil: '2026-08-15T00:00:00.000Z' };
const mail = { waiting: 2, failed: 0, lastFailedAt: null, troubleSince: null, certificate };
const FINE: Health = {
  asOf: '2026-06-15T12:00:00.000Z',
  program: { version: '0.1.0+abc1234', schema: 29 },
  database: { engine: 'embedded', bytes: 12_345_678, schema: 29, newer: [] },
  backup: { at: '2026-06-15T03:15:00.000Z', bytes: 250_000, encrypted: true },
  mail,
  retention: { days: 365, lastOn: '2026-06-15', nextOn: '2026-06-16' },
  disk: { freeBytes: 40e9 },
  secondFactors: { required: 'admins', people: 3, missing: 0 },
};

/** The one row that the change affects. */
function changed(change: Partial<Health>) {
  const before = rowsOf(FINE);
  const rows = rowsOf({ ...FINE, ...change }).filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]));
  expect(rows).toHaveLength(1);
  return { fact: '', ...rows[0] };
}

const withMail = (change: Partial<NonNullable<Health['mail']>>) => changed({ mail: { ...mail, ...change } });
const withCertificate = (change: Partial<Certificate>) => withMail({ certificate: { ...certificate, ...change } });

test('if all is well, every row says so and there is nothing to do (C1.8)', () => {
  const rows = rowsOf(FINE);
  expect(rows.filter(({ state }) => state.is !== 'good')).toEqual([]);
  expect(formatTodoCount(rows)).toBe('Nothing to do.');
  expect(rows.map(({ label, fact }) => `${label}: ${fact}`)).toEqual([
    'Program: Version 0.1.0+abc1234. The database schema matches (29).',
    'Database: Embedded, in DATA_DIR; 12 MB.',
    'Last backup: June 15, 2026 at 3:15 AM UTC, 8 hours ago; 250 kB, encrypted.',
    'Mail: 2 waiting, none failed in 30 days.',
    "Mail server's certificate: It is trusted. It expires on August 15, 2026, in 60 days.",
    'Retention: Contact details are erased 365 days after the report is reviewed or closed. Next run: June 16, 2026, in the first hour (UTC).',
    'Disk: 40 GB free where DATA_DIR is.',
    'Second factors: All admins and super-admins have one (3).',
  ]);
});

test('each problem is marked `To do`, with its facts (C1.8)', () => {
  const backup = { at: '2026-06-13T03:15:00.000Z', bytes: 250_000, encrypted: true };
  const lines = [
    changed({ database: { ...FINE.database, schema: 30, newer: ['gliders'] } }),
    changed({ backup: null }),
    changed({ backup }),
    changed({ backup: { at: '2026-06-15T03:15:00.000Z', bytes: 250_000, encrypted: false } }),
    withMail({ troubleSince: '2026-06-15T09:00:00.000Z' }),
    withMail({ failed: 1, lastFailedAt: '2026-06-14T09:00:00.000Z' }),
    withCertificate({ validUntil: '2026-06-20T12:00:00.000Z' }),
    withCertificate({ state: 'not-trusted', validUntil: '2026-06-14T12:00:00.000Z' }),
    withCertificate({ state: 'no-tls', validUntil: null }),
    withCertificate({ state: 'not-reached', validUntil: null }),
    changed({ retention: { days: 365, lastOn: null, nextOn: '2026-06-15' } }),
    changed({ retention: { days: 365, lastOn: '2026-06-13', nextOn: '2026-06-15' } }),
    changed({ disk: { freeBytes: 9e8 } }),
    changed({ secondFactors: { required: 'off', people: 3, missing: 2 } }),
    changed({ secondFactors: { required: 'all', people: 30, missing: 1 } }),
  ];
  expect(lines.map(({ state }) => state?.is)).toEqual(lines.map(() => 'act'));
  expect(lines.map(({ fact }) => fact)).toEqual([
    expect.stringContaining('A newer version has changed the database to schema 30: gliders.'),
    'No backup of this database is on record.',
    expect.stringContaining('2 days ago'),
    expect.stringContaining('not encrypted'),
    expect.stringContaining('has not been usable since June 15, 2026 at 9:00 AM UTC.'),
    expect.stringContaining('1 failed in 30 days. The last one failed on June 14, 2026 at 9:00 AM UTC.'),
    'It is trusted. It expires on June 20, 2026, in 5 days.',
    'It is not trusted, so no emails are sent. It expired on June 14, 2026.',
    'The mail server offers no TLS, so no emails are sent.',
    'The mail server could not be reached.',
    expect.stringContaining('It has not run yet.'),
    expect.stringContaining('It last ran on June 13, 2026.'),
    '900 MB free where DATA_DIR is.',
    '2 of 3 admins and super-admins have none.',
    '1 of 30 people who can sign in has none.',
  ]);
  expect(formatTodoCount(rowsOf({ ...FINE, backup: null, disk: { freeBytes: 9e8 } }))).toBe('2 things to do.');
});

test('what is not set up, elsewhere or not yet known is neither good nor bad (C1.8)', () => {
  const rows = rowsOf({ ...FINE, mail: null, retention: null, disk: null });
  const words = rows.flatMap(({ label, state }) => (state.is === 'neither' ? `${label}: ${state.word}` : []));
  expect(words).toEqual([
    'Mail: Not set up',
    "Mail server's certificate: Not set up",
    'Retention: Off',
    'Disk: Elsewhere',
  ]);
  expect(withCertificate({ state: 'unknown', validUntil: null }).state).toEqual({
    is: 'neither',
    word: 'Not known yet',
  });
  // Where no password is sent, any certificate will do, or none.
  for (const state of ['not-trusted', 'no-tls'] as const)
    expect(withCertificate({ state, isNeeded: false }).state).toEqual({ is: 'good' });
});

test('sizes use units of a thousand, with at least two figures from 1 kB on', () => {
  expect([7, 999, 1000, 9_940, 12_345, 2.5e9, 3e15].map(formatSize)).toEqual([
    '7 bytes',
    '999 bytes',
    '1.0 kB',
    '9.9 kB',
    '12 kB',
    '2.5 GB',
    '3000 TB',
  ]);
});
