/** Sends by SMTP: one connection per email, with one overall time limit (C9.1, C9.2). */
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { redactError, redactReply } from '../smtp-reply.ts';
import type { SmtpSettings } from '../smtp-settings.ts';
import type { Message } from './message.ts';

/** A failure in a step up to `sender` is the server's or ours, not due to the email. */
export type Step = 'name' | 'connection' | 'tls' | 'sign-in' | 'sender' | 'recipient' | 'message';

/** `permanent`, `temporary`: refused by the server. `outage`: affects every email. */
export type DeliveryFailure = { kind: 'permanent' | 'temporary' | 'outage'; step: Step; answer: string };

export type Outcome = { kind: 'sent'; answer: string } | DeliveryFailure;

export type Limits = { connectMs: number; silenceMs: number; wholeMs: number };

/** Enforced even if a server sends only a byte a second, or nothing after DATA. */
const LIMITS: Limits = { connectMs: 20_000, silenceMs: 30_000, wholeMs: 90_000 };

type Failure = Error & {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  response?: string;
};
type Phase = 'connection' | 'sign-in' | 'message';

const TLS_ERROR = /CERT|SSL|TLS|SIGNATURE|EPROTO\b/;

function stepOf({ code = '', originalCode = '', command }: Failure, phase: Phase): Step {
  if (code === 'EDNS') return 'name';
  if (code === 'ETLS' || TLS_ERROR.test(originalCode) || TLS_ERROR.test(code)) return 'tls';
  if (code === 'EAUTH') return 'sign-in';
  if (phase !== 'message') return phase;
  if (command === 'MAIL FROM') return 'sender';
  return command === 'RCPT TO' || command === 'API' ? 'recipient' : 'message';
}

const affectsEveryMail = (step: Step): boolean => step !== 'recipient' && step !== 'message';
/** The server refused permanently, or the address cannot be sent. */
const isPermanent = ({ responseCode = 0, command }: Failure): boolean => responseCode >= 500 || command === 'API';

function failureOf(error: Failure, phase: Phase): Outcome {
  const step = stepOf(error, phase);
  const answer = error.response ? redactReply(error.response) : redactError(error.message);
  if (affectsEveryMail(step)) return { kind: 'outage', step, answer };
  return { kind: isPermanent(error) ? 'permanent' : 'temporary', step, answer };
}

function connectionTo({ host, port, isTls, signIn }: SmtpSettings, clientName: string, limits: Limits) {
  const isPrivate = signIn !== null;
  return new SMTPConnection({
    host,
    port,
    secure: isTls,
    name: clientName,
    requireTLS: !isTls && isPrivate,
    // Without a password the certificate is not checked: the email is not secret, and any TLS is better than none.
    opportunisticTLS: !isPrivate,
    ...(!isTls && !isPrivate && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.silenceMs,
    socketCloseTimeout: 0,
  });
}

/** `clientName` is used in the greeting. */
export type MailServer = { settings: SmtpSettings; clientName: string; limits?: Limits };

/** Never throws. */
export function deliver({ from, to, bytes }: Message, server: MailServer): Promise<Outcome> {
  const { settings, clientName, limits = LIMITS } = server;
  const connection = connectionTo(settings, clientName, limits);
  let phase: Phase = 'connection';
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      clearTimeout(limit);
      resolve(outcome);
      connection.close();
    };
    const fail = (error: unknown) => end(failureOf(error as Failure, phase));
    const limit = setTimeout(() => fail(new Error('The mail server did not finish in time')), limits.wholeMs);
    const send = () => {
      phase = 'message';
      connection.send({ from, to: [to], size: bytes.length }, bytes, (error, info) =>
        error ? fail(error) : end({ kind: 'sent', answer: redactReply(info.response) }),
      );
    };
    connection.on('error', fail);
    connection.connect((error) => {
      if (error) return fail(error);
      if (!settings.signIn) return send();
      phase = 'sign-in';
      const { user, password } = settings.signIn;
      connection.login({ user, pass: password, credentials: { user, pass: password } }, (refused) =>
        refused ? fail(refused) : send(),
      );
    });
  });
}
