/** The facts of the server in words, and what to do (contract C1.8). */
import type { Health } from '../../domain/health/health.ts';
import { daysBetween } from '../../domain/text/calendar.ts';
import { longDay } from '../components/dates.ts';
import { longMoment } from '../components/moments/moments.ts';
import { certificateRow, mailRow } from './mail-rows.ts';
import { act, between, counted, DAY_MS, GOOD, neither, type Row, sizeInWords, spanInWords } from './row.ts';

/** A daily backup that is older failed at least once. */
const BACKUP_LATE_MS = 2 * DAY_MS;
/** docs/operations.md, "What to watch". */
const DISK_LOW_BYTES = 1e9;

function programRow({ program, database }: Health): Row {
  const label = 'Program';
  if (database.newer.length > 0) {
    const said = `Version ${program.version}. A newer program has changed the database to schema ${database.schema}: ${database.newer.join(', ')}. This one is written for schema ${program.schema}.`;
    return { label, state: act('Start the newer program in place of this one.'), said };
  }
  const said = `Version ${program.version}. The database has the schema that it is written for (${program.schema}).`;
  return { label, state: GOOD, said };
}

function databaseRow({ database: { engine, bytes } }: Health): Row {
  const where = engine === 'embedded' ? 'Embedded, in DATA_DIR' : 'On a PostgreSQL server';
  return { label: 'Database', state: GOOD, said: `${where}; ${sizeInWords(bytes)}.` };
}

const WHY_NO_BACKUP = 'On the server, journalctl --unit=windsock-backup says why.';

function backupRow({ backup, asOf }: Health): Row {
  const label = 'Last backup';
  if (!backup) {
    const todo = 'Schedule a daily backup: ops/install.md explains how.';
    return { label, state: act(todo), said: 'No backup of this database is on record.' };
  }
  const { at, bytes, encrypted } = backup;
  const age = between(at, asOf);
  const kind = encrypted ? 'encrypted' : 'not encrypted';
  const said = `${longMoment(at, 'UTC')}, ${spanInWords(age)} ago; ${sizeInWords(bytes)}, ${kind}.`;
  if (age > BACKUP_LATE_MS) return { label, state: act(WHY_NO_BACKUP), said };
  return {
    label,
    state: encrypted ? GOOD : act('Set BACKUP_PASSPHRASE. Without it, anyone who gets the file can read it.'),
    said,
  };
}

function retentionRow({ retention }: Health): Row {
  const label = 'Retention';
  if (!retention) {
    const said = 'Contact details are kept until somebody erases them. Set RETENTION_DAYS to erase them automatically.';
    return { label, state: neither('Off'), said };
  }
  const { days, lastOn, nextOn } = retention;
  const rule = `Contact details are erased ${counted(days, 'day')} after the review.`;
  const log = act('Look for "retention failed" in the log of the server.');
  if (lastOn === null) return { label, state: log, said: `${rule} It has not run yet.` };
  if (daysBetween(lastOn, nextOn) > 1) return { label, state: log, said: `${rule} It last ran on ${longDay(lastOn)}.` };
  return { label, state: GOOD, said: `${rule} Next run: ${longDay(nextOn)}, in the first hour (UTC).` };
}

function diskRow({ disk }: Health): Row {
  const label = 'Disk';
  if (!disk) return { label, state: neither('Elsewhere'), said: "Watch it on the database's own server." };
  const said = `${sizeInWords(disk.freeBytes)} free where DATA_DIR is.`;
  const state = disk.freeBytes < DISK_LOW_BYTES ? act('Free some space: below 20 MB no report is accepted.') : GOOD;
  return { label, state, said };
}

function factorRow({ secondFactors: { required, people, missing } }: Health): Row {
  const label = 'Second factors';
  const who = required === 'all' ? 'people who can sign in' : 'admins and super-admins';
  if (missing === 0) return { label, state: GOOD, said: `All ${who} have one (${people}).` };
  const todo =
    required === 'off'
      ? 'Ask them to set one up under Your account, or set REQUIRE_SECOND_FACTOR=admins.'
      : 'They cannot do anything until they have set one up. Ask them to sign in.';
  return { label, state: act(todo), said: `${missing} of ${people} ${who} ${missing === 1 ? 'has' : 'have'} none.` };
}

/** Every line of the page, in its order. */
export const rowsOf = (health: Health): Row[] =>
  [programRow, databaseRow, backupRow, mailRow, certificateRow, retentionRow, diskRow, factorRow].map((row) =>
    row(health),
  );
