/** A mail as it travels (contract C9.2, C9.4): fixed words, few headers, plain text, to one address. */
import { domainToASCII } from 'node:url';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailAddress } from '../smtp-settings.ts';

export type Email = {
  to: string;
  subject: string;
  text: string;
  /** Where one says that it is enough; `null` where that cannot be. */
  stop: string | null;
  /** Random, the same over tries; never an id of anything else. */
  messageId: string;
};

export type Message = { from: string; to: string; bytes: Buffer };

/** An address whose domain every mail server understands: what is no ASCII in it in punycode. */
export function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1)) || address.slice(at + 1)}`;
}

export async function messageOf(letter: Email, from: MailAddress, date: Date): Promise<Message> {
  const [sender, to] = [asciiDomain(from.address), asciiDomain(letter.to)];
  const { subject, text, stop } = letter;
  const composed = new MailComposer({
    from: { name: from.name ?? '', address: sender },
    to: { name: '', address: to },
    subject,
    text,
    date,
    messageId: `<${letter.messageId}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stop !== null && {
        'List-Unsubscribe': { prepared: true, value: `<${stop}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from: sender, to, bytes: await composed.compile().build() };
}
