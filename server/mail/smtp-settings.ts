/** The mail server and sender, parsed from two settings (C9.1). */
import { domainToASCII } from 'node:url';
import { isEmail } from '../../domain/text/email.ts';

export type SmtpSettings = {
  host: string;
  port: number;
  /** From the first byte (`smtps://`); else STARTTLS if offered. */
  isTls: boolean;
  /** With a password, nothing is sent without TLS. */
  signIn: { user: string; password: string } | null;
  from: MailAddress;
};

export type MailAddress = { name: string | null; address: string };

/** The defaults of RFC 8314 and RFC 6409. */
const PORTS = { 'smtps:': 465, 'smtp:': 587 } as const;

/** What to do if a URL with a password cannot be parsed. */
export const IN_A_PASSWORD = 'write / ? # in a password as %2F %3F %23';

function tryDecode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Returns an error message for an invalid setting, which it never repeats: it may contain a password. */
export function readSmtpUrl(text: string): Omit<SmtpSettings, 'from'> | string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const standard = url && PORTS[url.protocol as keyof typeof PORTS];
  if (!url || !standard) return `must be a URL that begins with smtp:// or smtps://; ${IN_A_PASSWORD}`;
  if (url.hostname === '') return 'must name a host';
  if (!['', '/'].includes(url.pathname) || url.search || url.hash)
    return `must end after the host and port; ${IN_A_PASSWORD}`;
  const [user, password] = [tryDecode(url.username), tryDecode(url.password)];
  if (user === null || password === null) return 'contains a % outside a code; write % in a password as %25';
  if ((user === '') !== (password === '')) return 'must contain both a user and a password, or neither';
  const port = url.port === '' ? standard : Number(url.port);
  if (port === 0) return 'must name a port from 1 to 65535';
  const host = tryDecode(url.hostname.replace(/^\[|\]$/g, '')) ?? url.hostname;
  return {
    // Non-ASCII in punycode; an IPv6 address is left unchanged.
    host: domainToASCII(host) || host,
    port,
    isTls: url.protocol === 'smtps:',
    signIn: user === '' ? null : { user, password },
  };
}

const NAMED = /^(?:"(?<quoted>[^"]*)"|(?<plain>[^<>"]*?))\s*<(?<address>[^<>]+)>$/;
const CONTROL = /\p{Cc}|\p{Zl}|\p{Zp}/u;

/** An address, or `Name <address>`; else null. */
export function readMailFrom(text: string): MailAddress | null {
  if (CONTROL.test(text)) return null;
  if (isEmail(text)) return { name: null, address: text };
  const { quoted, plain, address = '' } = NAMED.exec(text)?.groups ?? {};
  return isEmail(address) ? { name: (quoted ?? plain ?? '').trim() || null, address } : null;
}
