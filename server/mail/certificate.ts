/** Checks the mail server's certificate, without signing in or sending (C1.8). */

import { TLSSocket } from 'node:tls';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import type { Certificate } from '../../domain/health/certificate.ts';
import type { SmtpSettings } from './smtp-settings.ts';

const CACHE_MS = 6 * HOUR_MS;
const RETRY_MS = 5 * MINUTE_MS;
const CHECK_LIMIT_MS = 10_000;
const WAIT_MS = 1_500;

type CheckResult = Omit<Certificate, 'isNeeded'>;

const NOT_REACHED: CheckResult = { state: 'not-reached', validUntil: null };
const UNKNOWN: CheckResult = { state: 'unknown', validUntil: null };

function resultOf(socket: unknown): CheckResult {
  if (!(socket instanceof TLSSocket)) return { state: 'no-tls', validUntil: null };
  const until = new Date(socket.getPeerCertificate().valid_to);
  return {
    state: socket.authorized ? 'trusted' : 'not-trusted',
    validUntil: Number.isNaN(until.getTime()) ? null : until.toISOString(),
  };
}

/** Never throws. */
function check({ host, port, isTls }: SmtpSettings, clientName: string): Promise<CheckResult> {
  const connection = new SMTPConnection({
    host,
    port,
    secure: isTls,
    name: clientName,
    opportunisticTLS: !isTls,
    // An untrusted certificate is inspected too; nothing is sent.
    tls: { rejectUnauthorized: false },
    connectionTimeout: CHECK_LIMIT_MS,
    greetingTimeout: CHECK_LIMIT_MS,
    socketTimeout: CHECK_LIMIT_MS,
    socketCloseTimeout: 0,
  });
  return new Promise((resolve) => {
    const end = (found: CheckResult) => {
      clearTimeout(limit);
      resolve(found);
      connection.close();
    };
    const limit = setTimeout(() => end(NOT_REACHED), CHECK_LIMIT_MS);
    connection.on('error', () => end(NOT_REACHED));
    connection.connect((error) => end(error ? NOT_REACHED : resultOf(connection._socket)));
  });
}

/** Caches the result; returns the last one (at first `unknown`) if a new check takes longer than WAIT_MS. */
export function certificateOf(
  settings: SmtpSettings,
  clientName: string,
  clock: () => Date,
): () => Promise<Certificate> {
  const isNeeded = settings.isTls || settings.signIn !== null;
  let last = UNKNOWN;
  let cachedUntil = 0;
  let running: Promise<void> | null = null;
  const refresh = async (): Promise<void> => {
    last = await check(settings, clientName);
    cachedUntil = clock().getTime() + (last.state === 'not-reached' ? RETRY_MS : CACHE_MS);
    running = null;
  };
  return async () => {
    if (clock().getTime() >= cachedUntil) {
      running ??= refresh();
      let timer: NodeJS.Timeout | undefined;
      const waited = new Promise<void>((done) => {
        timer = setTimeout(done, WAIT_MS);
      });
      await Promise.race([running, waited]).finally(() => clearTimeout(timer));
    }
    return { ...last, isNeeded };
  };
}
