/** `npm run retention -- --dry-run`: lists and counts the reports from which retention would erase */
import { printLine } from '../console.ts';
import { perform } from '../control/perform.ts';
import { runCommand } from '../control/run.ts';
import { OperatorError } from '../operator-error.ts';

const isDryRun = (args: string[]): boolean => args.join(' ') === '--dry-run';

await runCommand('npm run retention -- --dry-run', isDryRun, async ({ settings }) => {
  const { retentionDays } = settings;
  if (retentionDays === null) throw new OperatorError('RETENTION_DAYS is not set: nothing is erased automatically');
  const lines = await (await perform(settings, 'retention-dry-run', [String(retentionDays)])).toArray();
  const due = Buffer.concat(lines).toString().split('\n').filter(Boolean);
  for (const line of due) printLine(line);
  printLine(
    `${due.length} report(s) were reviewed more than ${retentionDays} days ago and still have contact details or a conversation, or were never reviewed and have a conversation that has been silent for as long.`,
  );
});
