/** Rows of the health page: facts in words, and remedies (C1.8). */
import { DAY_MS } from '../../domain/durations.ts';
import type { Health } from '../../domain/health/health.ts';
import { fill, pluralText } from '../../domain/language/text.ts';
import { daysBetween } from '../../domain/text/calendar.ts';
import { longDay } from '../components/dates.ts';
import { longDateTime } from '../components/time-zones/date-time.ts';
import { certificateRow, mailRow } from './mail-rows.ts';
import { actionNeeded, formatSize, GOOD, millisecondsBetween, neutral, type Row, spanOf } from './row.ts';
import * as words from './words/en.ts';

/** Beyond this, at least one daily backup has failed. */
const BACKUP_LATE_MS = 2 * DAY_MS;
/** See docs/operations.md, "What to watch". */
const DISK_LOW_BYTES = 1e9;

function programRow({ program, database }: Health): Row {
  const label = words.lines.program;
  const { version, schema } = program;
  if (database.newer.length > 0) {
    const changes = database.newer.join(', ');
    const fact = fill(words.programTooOld, { version, schema: database.schema, changes, own: schema });
    return { label, state: actionNeeded(words.startNewer), fact };
  }
  return { label, state: GOOD, fact: fill(words.programFits, { version, schema }) };
}

function databaseRow({ database: { engine, bytes } }: Health): Row {
  const where = engine === 'embedded' ? words.databaseEmbedded : words.databaseOnServer;
  return { label: words.lines.database, state: GOOD, fact: fill(where, { size: formatSize(bytes) }) };
}

function formatAgo(ms: number): string {
  const span = spanOf(ms);
  if (!span) return words.lessThanHourAgo;
  return pluralText(span.unit === 'hours' ? words.hoursAgo : words.daysAgo, span.number);
}

function backupRow({ backup, asOf }: Health): Row {
  const label = words.lines.backup;
  if (!backup) {
    return { label, state: actionNeeded(words.scheduleBackup), fact: words.noBackup };
  }
  const { at, bytes, encrypted } = backup;
  const age = millisecondsBetween(at, asOf);
  const values = { moment: longDateTime(at, 'UTC'), ago: formatAgo(age), size: formatSize(bytes) };
  const fact = fill(encrypted ? words.backupEncrypted : words.backupPlain, values);
  if (age > BACKUP_LATE_MS) return { label, state: actionNeeded(words.backupLate), fact };
  return { label, state: encrypted ? GOOD : actionNeeded(words.setPassphrase), fact };
}

function retentionRow({ retention }: Health): Row {
  const label = words.lines.retention;
  if (!retention) return { label, state: neutral(words.off), fact: words.keptForEver };
  const { days, lastOn, nextOn } = retention;
  const rule = pluralText(words.erasedAfter, days);
  const log = actionNeeded(words.lookInLog);
  if (lastOn === null) return { label, state: log, fact: `${rule} ${words.notRunYet}` };
  if (daysBetween(lastOn, nextOn) > 1)
    return { label, state: log, fact: `${rule} ${fill(words.lastRan, { day: longDay(lastOn) })}` };
  return { label, state: GOOD, fact: `${rule} ${fill(words.nextRun, { day: longDay(nextOn) })}` };
}

function diskRow({ disk }: Health): Row {
  const label = words.lines.disk;
  if (!disk) return { label, state: neutral(words.elsewhere), fact: words.watchItThere };
  const fact = fill(words.freeSpace, { size: formatSize(disk.freeBytes) });
  const state = disk.freeBytes < DISK_LOW_BYTES ? actionNeeded(words.freeSomeSpace) : GOOD;
  return { label, state, fact };
}

function factorRow({ secondFactors: { required, people, missing } }: Health): Row {
  const label = words.lines.secondFactors;
  const isForAll = required === 'all';
  if (missing === 0)
    return { label, state: GOOD, fact: pluralText(isForAll ? words.everybodyHasOne : words.adminsHaveOne, people) };
  const todo = required === 'off' ? words.askThemToSetUp : words.askThemToSignIn;
  const fact = pluralText(isForAll ? words.peopleHaveNone : words.adminsHaveNone, missing, { people });
  return { label, state: actionNeeded(todo), fact };
}

/** In page order. */
export const rowsOf = (health: Health): Row[] =>
  [programRow, databaseRow, backupRow, mailRow, certificateRow, retentionRow, diskRow, factorRow].map((row) =>
    row(health),
  );
