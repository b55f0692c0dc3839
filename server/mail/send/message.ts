/** An email as sent: fixed words, few headers, plain text, one recipient (C9.2, C9.4). */
import { domainToASCII } from 'node:url';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailAddress } from '../smtp-settings.ts';

export type Email = {
  to: string;
  subject: string;
  text: string;
  unsubscribeLink: string | null;
  /** Random, the same for all attempts, and not the id of anything else. */
  messageId: string;
};

export type Message = { from: string; to: string; bytes: Buffer };

/** Encodes the domain in punycode, which every server understands. */
function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1)) || address.slice(at + 1)}`;
}

export async function messageOf(email: Email, from: MailAddress, date: Date): Promise<Message> {
  const [sender, to] = [asciiDomain(from.address), asciiDomain(email.to)];
  const { subject, text, unsubscribeLink } = email;
  const composed = new MailComposer({
    from: { name: from.name ?? '', address: sender },
    to: { name: '', address: to },
    subject,
    text,
    date,
    messageId: `<${email.messageId}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeLink !== null && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeLink}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from: sender, to, bytes: await composed.compile().build() };
}
