/** The email about a failed backup (C1.7) */
import { HOUR_MS } from '../../domain/durations.ts';

/** `lastGood`: ISO 8601; `null`: none on record. */
export type BackupAlarm = { lastGood: string | null; superAdmins: string[] };

function formatAgo(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return 'less than an hour ago';
  if (hours < 48) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  return `${Math.floor(hours / 24)} days ago`;
}

function describeLastGood(alarm: BackupAlarm | null, now: Date): string {
  if (alarm === null) return 'The database cannot be read, so nothing is known about the last good one.';
  if (alarm.lastGood === null) return 'There is no good one on record.';
  const [day, time = ''] = alarm.lastGood.split('T');
  const ago = formatAgo(now.getTime() - Date.parse(alarm.lastGood));
  return `The last good one is from ${day}, ${time.slice(0, 5)} UTC, ${ago}.`;
}

export const alarmText = (alarm: BackupAlarm | null, now: Date): string =>
  `A backup of the safety reports failed. ${describeLastGood(alarm, now)}\n\nOn the server, this says why:\n\n    journalctl --unit=windsock-backup --lines=20\n`;
