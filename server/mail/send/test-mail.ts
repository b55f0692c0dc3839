/** One mail to see whether mail works (contract C9.6), and in plain words what does not. */
import { randomUUID } from 'node:crypto';
import type { SmtpSettings } from '../smtp-settings.ts';
import { messageOf } from './message.ts';
import { deliver, type Limits, type Step } from './smtp.ts';

const FAILURES: Record<Step, (settings: SmtpSettings, address: string) => string> = {
  name: ({ host }) => `No mail server is found under the name ${host}; look at the host in SMTP_URL`,
  connection: ({ host, port }) => `The mail server ${host}, port ${port}, cannot be reached or does not answer`,
  tls: ({ host }) =>
    `No TLS with ${host}: it offers none, or its certificate is not trusted; a password is not sent without`,
  'sign-in': ({ host }) => `${host} refuses the user or the password of SMTP_URL`,
  sender: ({ from }) => `The mail server refuses the sender ${from.address}; look at MAIL_FROM`,
  recipient: (_settings, address) => `The mail server refuses the recipient ${address}`,
  message: () => 'The mail server took sender and recipient, and refused the mail itself or did not answer',
};

/** Sends one mail to an address; gives the line to be printed, and whether it went. */
export async function sendTestMail(
  settings: SmtpSettings,
  { address, clientName, limits }: { address: string; clientName: string; limits?: Limits },
): Promise<{ isSent: boolean; line: string }> {
  const text = 'Mail works. This one was sent by hand to try it.\n';
  const letter = { to: address, messageId: randomUUID(), subject: 'Mail works', text, stop: null };
  const message = await messageOf(letter, settings.from, new Date());
  const outcome = await deliver(message, { settings, clientName, ...(limits && { limits }) });
  if (outcome.kind === 'sent')
    return { isSent: true, line: `The mail server took a mail to ${address}. It said: ${outcome.answer}` };
  const words = FAILURES[outcome.step](settings, address);
  return { isSent: false, line: `${words}. It said: ${outcome.answer}` };
}
