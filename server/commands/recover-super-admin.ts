/** `npm run recover-super-admin -- EMAIL`: new password or account (C6) */
import { printLine } from '../console.ts';
import { perform } from '../control/perform.ts';
import { hasOneArgument, runCommand } from '../control/run.ts';
import type { RecoveryResult } from '../users/recovery.ts';

await runCommand('npm run recover-super-admin -- EMAIL', hasOneArgument, async ({ args, settings }) => {
  const answer = await (await perform(settings, 'recover-super-admin', args)).toArray();
  const { email, password, created } = JSON.parse(Buffer.concat(answer).toString()) as RecoveryResult;
  printLine(created ? `Super-admin created: ${email}` : `${email} has a new password; all its sessions have ended.`);
  printLine(`This password is shown only once; save it now: ${password}`);
});
