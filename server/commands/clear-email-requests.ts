/** `npm run clear-email-requests`: clears reporters' requests for email */
import { printLine } from '../console.ts';
import { perform } from '../control/perform.ts';
import { runCommand } from '../control/run.ts';

await runCommand(
  'npm run clear-email-requests',
  ({ length }) => length === 0,
  async ({ settings }) => {
    const answer = await (await perform(settings, 'clear-email-requests')).toArray();
    printLine(`${Buffer.concat(answer).toString().trim()} reporter(s) will get no email unless they ask again.`);
  },
);
