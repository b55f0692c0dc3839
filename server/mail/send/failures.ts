/** What a talk with the mail server failed at, in plain words (contract C9.2, C9.6). */
import type { SmtpSettings } from '../smtp-settings.ts';
import { type Failed, type Step, withoutAddresses } from './smtp.ts';

const FAILURES: Record<Step, (settings: SmtpSettings, recipient: string) => string> = {
  name: ({ host }) => `No mail server is found under the name ${host}; look at the host in SMTP_URL`,
  connection: ({ host, port }) => `The mail server ${host}, port ${port}, cannot be reached or does not answer`,
  tls: ({ host }) =>
    `No TLS with ${host}: it offers none, or its certificate is not trusted; a password is not sent without`,
  'sign-in': ({ host }) => `${host} refuses the user or the password of SMTP_URL`,
  sender: ({ from }) => `The mail server refuses the sender ${from.address}; look at MAIL_FROM`,
  recipient: (_settings, recipient) => `The mail server refuses the recipient ${recipient}`,
  message: () => 'The mail server took sender and recipient, and refused the mail itself or did not answer',
};

/** One line: what failed, and what the mail server or the network said. */
export function inPlainWords({ step, answer }: Failed, settings: SmtpSettings, recipient: string): string {
  return `${FAILURES[step](settings, recipient)}. It said: ${answer}`;
}

/** The same without any address, to be kept. */
export function withoutPeople(failed: Failed, settings: SmtpSettings): string {
  return withoutAddresses(inPlainWords(failed, settings, '…'));
}
