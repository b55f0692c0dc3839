/** `npm run clear-mail-wishes`: clears reporters' wishes for email */
import { printLine } from '../console.ts';
import { perform } from '../control/perform.ts';
import { runCommand } from '../control/run.ts';

await runCommand(
  'npm run clear-mail-wishes',
  ({ length }) => length === 0,
  async ({ settings }) => {
    const answer = await (await perform(settings, 'clear-mail-wishes')).toArray();
    printLine(`${Buffer.concat(answer).toString().trim()} reporter(s) will get no email unless they ask again.`);
  },
);
