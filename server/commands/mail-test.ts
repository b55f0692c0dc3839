/** `npm run mail-test -- ADDRESS`: sends one email, explains failures (C9.6) */
import { emailError } from '../../domain/text/email.ts';
import { printLine } from '../console.ts';
import { hasOneArgument, runCommand } from '../control/run.ts';
import { sendTestMail } from '../mail/send/direct-mail.ts';
import { OperatorError } from '../operator-error.ts';

await runCommand('npm run mail-test -- ADDRESS', hasOneArgument, async ({ args: [address = ''], settings }) => {
  const { smtp, publicUrl } = settings;
  if (!smtp || publicUrl === null)
    throw new OperatorError('Mail is not set up: set SMTP_URL, MAIL_FROM and PUBLIC_URL');
  const error = emailError(address);
  if (error !== null) throw new OperatorError(`${error}: "${address}"`);
  const { isSent, line } = await sendTestMail(smtp, { address, clientName: new URL(publicUrl).hostname });
  if (!isSent) throw new OperatorError(line);
  printLine(line);
});
