/** `npm run backup-failed`: emails super-admins (C1.7); run by ops/windsock-backup-failed.service */
import { setTimeout } from 'node:timers/promises';
import { alarmText, type BackupAlarm } from '../backup/alarm.ts';
import { printFailure, printLine } from '../console.ts';
import { perform } from '../control/perform.ts';
import { runCommand } from '../control/run.ts';
import type { Settings } from '../env.ts';
import { sendDirectMail } from '../mail/send/direct-mail.ts';
import { lineOf, OperatorError } from '../operator-error.ts';

const SUBJECT = 'The backup failed';
/** Enough to open a database; a hung server must not prevent the email. */
const DATABASE_ANSWERS_WITHIN_MS = 20_000;

async function readAlarm(settings: Settings): Promise<BackupAlarm | null> {
  const answer = async (): Promise<BackupAlarm> => {
    const lines = await (await perform(settings, 'backup-alarm')).toArray();
    return JSON.parse(Buffer.concat(lines).toString());
  };
  const onFailure = (error: unknown): null => {
    printFailure(lineOf(error));
    return null;
  };
  return Promise.race([answer().catch(onFailure), setTimeout(DATABASE_ANSWERS_WITHIN_MS, null)]);
}

function addressesOf(alarm: BackupAlarm | null, { hasContact, contactEmail }: Settings): string[] {
  if (alarm?.superAdmins.length) return alarm.superAdmins;
  if (hasContact) return [contactEmail];
  throw new OperatorError('No email was sent: no super-admin is known, and CONTACT_EMAIL is not set');
}

await runCommand(
  'npm run backup-failed',
  ({ length }) => length === 0,
  async ({ settings }) => {
    const { smtp, publicUrl } = settings;
    printFailure('The backup failed: see journalctl --unit=windsock-backup');
    if (!smtp || publicUrl === null) throw new OperatorError('No email was sent: SMTP_URL is not set');
    const alarm = await readAlarm(settings);
    const text = alarmText(alarm, new Date());
    let isAnySent = false;
    for (const address of addressesOf(alarm, settings)) {
      // The journal keeps lines longer than an address may be kept (C6.6).
      const mail = {
        address,
        recipient: 'an operator',
        clientName: new URL(publicUrl).hostname,
        subject: SUBJECT,
        text,
      };
      const { isSent, line } = await sendDirectMail(smtp, mail);
      (isSent ? printLine : printFailure)(line);
      isAnySent ||= isSent;
    }
    if (!isAnySent) throw new OperatorError('No email was sent: every attempt failed');
    // A database that never answers would keep the process alive.
    process.exit(0);
  },
  // A wrong passphrase fails the backup, and must not silence the alarm too.
  { ...process.env, BACKUP_PASSPHRASE: undefined },
);
