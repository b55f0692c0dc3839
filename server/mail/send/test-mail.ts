/** One mail to see whether mail works (contract C9.6), and in plain words what does not. */
import { randomUUID } from 'node:crypto';
import type { SmtpSettings } from '../smtp-settings.ts';
import { inPlainWords } from './failures.ts';
import { messageOf } from './message.ts';
import { deliver, type Limits } from './smtp.ts';

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
  return {
    isSent: false,
    line: inPlainWords(outcome, settings, { sender: settings.from.address, recipient: address }),
  };
}
