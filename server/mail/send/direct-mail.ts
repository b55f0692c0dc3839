/** Sends an email without the outbox, for the operator's commands (docs/operations.md). */
import { randomUUID } from 'node:crypto';
import type { SmtpSettings } from '../smtp-settings.ts';
import { describeFailure } from './failures.ts';
import { messageOf } from './message.ts';
import { deliver, type Limits } from './smtp.ts';

/** `recipient`: what the printed line calls the address, if not by itself. */
type DirectMail = {
  address: string;
  recipient?: string;
  subject: string;
  text: string;
  clientName: string;
  limits?: Limits;
};

/** Returns whether it was sent, and a line to print. */
export async function sendDirectMail(
  settings: SmtpSettings,
  { address, recipient = address, subject, text, clientName, limits }: DirectMail,
): Promise<{ isSent: boolean; line: string }> {
  const email = { to: address, messageId: randomUUID(), subject, text, unsubscribeLink: null };
  const message = await messageOf(email, settings.from, new Date());
  const outcome = await deliver(message, { settings, clientName, ...(limits && { limits }) });
  if (outcome.kind === 'sent')
    return { isSent: true, line: `The mail server accepted an email to ${recipient}. It said: ${outcome.answer}` };
  return {
    isSent: false,
    line: describeFailure(outcome, settings, { sender: settings.from.address, recipient }),
  };
}

/** Sends the operator's test email (C9.6). */
export function sendTestMail(settings: SmtpSettings, to: Omit<DirectMail, 'subject' | 'text'>) {
  const text = 'Email works. This test message was sent by hand.\n';
  return sendDirectMail(settings, { ...to, subject: 'Email works', text });
}
