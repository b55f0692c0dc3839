/** `npm run backup-failed`: tells super-admins by mail that a backup failed; ops/windsock-backup-failed.service runs it. */
import { printFailure, printLine } from '../console.ts';
import { perform } from '../control/perform.ts';
import { runCommand } from '../control/run.ts';
import { sendDirectMail } from '../mail/send/direct-mail.ts';

const SUBJECT = 'The backup failed';
const TEXT =
  'A backup of the safety reports failed. The last good one is as old as the day before.\n\nOn the server, this says why:\n\n    journalctl --unit=windsock-backup --lines=20\n';

await runCommand(
  'npm run backup-failed',
  ({ length }) => length === 0,
  async ({ settings }) => {
    const { smtp, publicUrl } = settings;
    printFailure('The backup failed: journalctl --unit=windsock-backup says why');
    if (!smtp || publicUrl === null) return printLine('Nobody is told by mail: SMTP_URL is not set');
    const clientName = new URL(publicUrl).hostname;
    const lines = await (await perform(settings, 'super-admin-emails')).toArray();
    const addresses = Buffer.concat(lines).toString().split('\n').filter(Boolean);
    for (const address of addresses) {
      const { isSent, line } = await sendDirectMail(smtp, { address, clientName, subject: SUBJECT, text: TEXT });
      (isSent ? printLine : printFailure)(line);
    }
  },
);
