/** Explains delivery failures in plain words (C9.2, C9.6). */
import type { SmtpSettings } from '../smtp-settings.ts';
import type { DeliveryFailure, Step } from './smtp.ts';

type People = { sender: string; recipient: string };

const FAILURES: Record<Step, (settings: SmtpSettings, people: People) => string> = {
  name: ({ host }) => `There is no mail server named ${host}; check the host in SMTP_URL`,
  connection: ({ host, port }) =>
    `The mail server ${host}, port ${port}, cannot be reached, does not answer, or refuses the connection`,
  tls: ({ host }) =>
    `No TLS with ${host}: it does not offer any, or its certificate is not trusted; without TLS no password is sent`,
  'sign-in': ({ host }) => `${host} refuses the user or the password in SMTP_URL`,
  sender: (_settings, { sender }) => `The mail server refuses the sender ${sender}; check MAIL_FROM`,
  recipient: (_settings, { recipient }) => `The mail server refuses the recipient ${recipient}`,
  message: () => 'The mail server refused the email itself, or broke off before it had accepted it',
};

/** One line with the server's answer, without addresses (C9.2). */
export function describeFailure({ step, answer }: DeliveryFailure, settings: SmtpSettings, people: People): string {
  return `${FAILURES[step](settings, people)}. It said: ${answer}`;
}
