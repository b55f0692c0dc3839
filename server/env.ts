/** The only reader of the environment (C1.3): checks every setting at start */

import { isIP } from 'node:net';
import { SECOND_FACTOR_REQUIREMENTS, type SecondFactorRequirement } from '../domain/auth/second-factor-requirement.ts';
import { LANGUAGES, type Language } from '../domain/language/languages.ts';
import { isEmail } from '../domain/text/email.ts';
import { SHORT_TEXT_MAX } from '../domain/text/limits.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../domain/users/user.ts';
import { readKey } from './auth/totp/sealing.ts';
import { IN_A_PASSWORD, readMailFrom, readSmtpUrl, type SmtpSettings } from './mail/smtp-settings.ts';
import { OperatorError } from './operator-error.ts';

export class BadSetting extends OperatorError {}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type TrustProxy = false | number | string[];

export type Settings = {
  port: number;
  host: string;
  databaseUrl: string | null;
  /** A replica for public reads; `null`: none. */
  databaseReadUrl: string | null;
  dataDir: string;
  productName: string;
  contactEmail: string;
  hasContact: boolean;
  siteDomain: string;
  /** For addresses without a prefix, and the default for email (C14.1, C14.9). */
  defaultLanguage: Language;
  publicUrl: string | null;
  trustProxy: TrustProxy;
  superAdmin: { email: string; password: string } | null;
  /** `null`: decided by whether an embedded database is new. */
  sampleData: boolean | null;
  rateLimits: boolean;
  /** If false, the service worker that keeps the form available offline is removed (C15.1). */
  offlineForm: boolean;
  /** For app secrets; `null`: the embedded database keeps its own key (C11.1). */
  secretKey: Buffer | null;
  /** Who needs a second factor before doing anything else (C11.4). */
  requireSecondFactor: SecondFactorRequirement;
  logLevel: LogLevel;
  /** `null`: backups are not encrypted. */
  backupPassphrase: string | null;
  /** Days after review until contact details are erased; `null`: never. */
  retentionDays: number | null;
  /** For Prometheus; `null`: not served. */
  metrics: { port: number; host: string } | null;
  /** Mail server and sender; `null`: no email (C9.1). */
  smtp: SmtpSettings | null;
  /** The operator's working directory, since npm changes it: file names are relative to this one. */
  initialDirectory: string;
  production: boolean;
};

type Environment = Record<string, string | undefined>;

function port(name: string, text: string): number {
  const number = Number(text);
  if (!/^\d{1,5}$/.test(text) || number > 65_535)
    throw new BadSetting(`${name} must be a number from 0 to 65535, not ${JSON.stringify(text)}`);
  return number;
}

/** Refuses what cannot be one before anything is created; whether it is this machine's only listening tells. */
function hostName(name: string, text: string): string {
  if (isIP(text) === 0 && !/^[\p{L}\d_.-]+$/u.test(text))
    throw new BadSetting(`${name} must be an IP address or a host name, not ${JSON.stringify(text)}`);
  return text;
}

function oneOf<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined)
    throw new BadSetting(`${name} must be one of ${choices.join(', ')}, not ${JSON.stringify(text)}`);
  return choice;
}

/** In `u:p@s/word@db`, the host would be `s`: part of a password, and shown once it cannot be reached. */
const hasSplitPassword = ({ pathname, search, hash }: URL): boolean => /^[^=]*@/.test(`${pathname}${search}${hash}`);

function url(name: string, text: string, protocols: readonly string[], remedy = ''): string {
  const beginnings = protocols.map((protocol) => `${protocol}//`);
  const valid = URL.canParse(text) ? new URL(text) : null;
  const parsed = valid && hasSplitPassword(valid) ? null : valid;
  if (!parsed && beginnings.some((beginning) => text.startsWith(beginning)))
    throw new BadSetting(`${name} is not a valid URL${remedy}`);
  if (!parsed || !protocols.includes(parsed.protocol))
    throw new BadSetting(`${name} must be a URL that begins with ${beginnings.join(' or ')}`);
  return text;
}

const postgresUrl = (name: string, text: string): string =>
  url(name, text, ['postgres:', 'postgresql:'], `: ${IN_A_PASSWORD}`);

/** No page is below a path, and no link contains a password. */
function publicAddress(text: string): string {
  const { href, origin } = new URL(url('PUBLIC_URL', text, ['http:', 'https:']));
  if (href !== `${origin}/`) throw new BadSetting('PUBLIC_URL must be only https:// or http://, the host, and a port');
  return text;
}

function metrics(text: string, host: string, mainPort: string): { port: number; host: string } {
  const number = port('METRICS_PORT', text);
  if (number !== 0 && number === Number(mainPort)) throw new BadSetting('METRICS_PORT must differ from PORT');
  return { port: number, host: hostName('METRICS_HOST', host) };
}

/** A replica makes no sense without its primary. */
function readUrl(text: string | null, databaseUrl: string | null): string | null {
  if (text === null) return null;
  if (databaseUrl === null)
    throw new BadSetting('DATABASE_READ_URL is a replica of DATABASE_URL: set both, or DATABASE_URL alone');
  return postgresUrl('DATABASE_READ_URL', text);
}

/** With the limits of every text field (C3.4): the owner must be able to type it. */
function email(name: string, text: string): string {
  if (!isEmail(text)) throw new BadSetting(`${name} must be an email address, not ${JSON.stringify(text)}`);
  if (text.length > SHORT_TEXT_MAX) throw new BadSetting(`${name} must be at most ${SHORT_TEXT_MAX} characters`);
  return text;
}

const PASSPHRASE_MIN = 12;

/** Never trimmed, like a password. */
function passphrase(text: string | undefined): string | null {
  if (!text) return null;
  if (text.length < PASSPHRASE_MIN)
    throw new BadSetting(`BACKUP_PASSPHRASE must have at least ${PASSPHRASE_MIN} characters`);
  return text;
}

/** Its value is never printed. */
function secretKey(text: string | null): Buffer | null {
  if (text === null) return null;
  const key = readKey(text);
  if (!key) throw new BadSetting('SECRET_KEY must be 64 hex digits, for example from `openssl rand -hex 32`');
  return key;
}

/** A second factor can be required only if it can be set up. */
function requirement(text: string, { databaseUrl, key }: { databaseUrl: string | null; key: Buffer | null }) {
  const required = oneOf('REQUIRE_SECOND_FACTOR', text, SECOND_FACTOR_REQUIREMENTS);
  if (required !== 'off' && databaseUrl !== null && key === null)
    throw new BadSetting('REQUIRE_SECOND_FACTOR needs SECRET_KEY if DATABASE_URL is set');
  return required;
}

function retentionDays(text: string | null): number | null {
  if (text === null) return null;
  if (!/^[1-9]\d{0,4}$/.test(text))
    throw new BadSetting(`RETENTION_DAYS must be a number of days from 1 to 99999, not ${JSON.stringify(text)}`);
  return Number(text);
}

/** Must be valid in an email address, since the first super-admin's ends with it (C1.4). */
function domain(name: string, text: string): string {
  const localPart = 'super-admin@';
  if (!isEmail(`${localPart}${text}`))
    throw new BadSetting(`${name} must be a domain such as windsock.example, not ${JSON.stringify(text)}`);
  const maxLength = SHORT_TEXT_MAX - localPart.length;
  if (text.length > maxLength) throw new BadSetting(`${name} must be at most ${maxLength} characters`);
  return text;
}

const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0) return NAMED_RANGES.has(text);
  const isPrefix = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
  return isPrefix && rest.length === 0;
}

function trustProxy(text: string): TrustProxy {
  if (text === 'off') return false;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  if (addresses.every(isRange)) return addresses;
  throw new BadSetting(
    `TRUST_PROXY must be off, a number of hops from 1 to 99, or comma-separated addresses, not ${JSON.stringify(text)}`,
  );
}

function superAdmin(environment: Environment): Settings['superAdmin'] {
  const { SUPER_ADMIN_EMAIL: address, SUPER_ADMIN_PASSWORD: password } = environment;
  if (!address && !password) return null;
  if (!address || !password)
    throw new BadSetting('SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD go together: set both or neither');
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX)
    throw new BadSetting(`SUPER_ADMIN_PASSWORD must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`);
  return { email: email('SUPER_ADMIN_EMAIL', address), password };
}

/** Links in emails need PUBLIC_URL. */
function smtp(server: string | null, from: string | null, publicUrl: string | null): SmtpSettings | null {
  if (server === null && from === null) return null;
  if (server === null || from === null) throw new BadSetting('SMTP_URL and MAIL_FROM go together: set both or neither');
  if (publicUrl === null) throw new BadSetting('SMTP_URL and MAIL_FROM need PUBLIC_URL: links in emails begin with it');
  const read = readSmtpUrl(server);
  if (typeof read === 'string') throw new BadSetting(`SMTP_URL ${read}`);
  const sender = readMailFrom(from);
  if (!sender)
    throw new BadSetting(`MAIL_FROM must be an address or Name <address>, on one line, not ${JSON.stringify(from)}`);
  return { ...read, from: sender };
}

/** Whether failures print more than one line. */
export const isDebugging = ({ LOG_LEVEL: level }: Environment): boolean => level === 'debug' || level === 'trace';

/** Throws `BadSetting` at the first invalid one. Empty counts as unset. */
export function readSettings(environment: Environment): Settings {
  const value = (name: string, fallback: string): string => environment[name]?.trim() || fallback;
  const optional = (name: string): string | null => environment[name]?.trim() || null;
  const databaseUrl = optional('DATABASE_URL');
  const metricsPort = optional('METRICS_PORT');
  const publicUrl = optional('PUBLIC_URL');
  const key = secretKey(optional('SECRET_KEY'));
  const sampleData = oneOf('SAMPLE_DATA', value('SAMPLE_DATA', 'auto'), ['on', 'off', 'auto']);
  return {
    port: port('PORT', value('PORT', '3000')),
    host: hostName('HOST', value('HOST', '127.0.0.1')),
    databaseUrl: databaseUrl && postgresUrl('DATABASE_URL', databaseUrl),
    databaseReadUrl: readUrl(optional('DATABASE_READ_URL'), databaseUrl),
    dataDir: value('DATA_DIR', './data'),
    productName: value('PRODUCT_NAME', 'Windsock'),
    contactEmail: email('CONTACT_EMAIL', value('CONTACT_EMAIL', 'hello@windsock.example')),
    hasContact: optional('CONTACT_EMAIL') !== null,
    siteDomain: domain('SITE_DOMAIN', value('SITE_DOMAIN', 'windsock.example')),
    defaultLanguage: oneOf('DEFAULT_LANGUAGE', value('DEFAULT_LANGUAGE', 'en'), LANGUAGES),
    publicUrl: publicUrl && publicAddress(publicUrl),
    trustProxy: trustProxy(value('TRUST_PROXY', 'off')),
    superAdmin: superAdmin(environment),
    sampleData: sampleData === 'auto' ? null : sampleData === 'on',
    rateLimits: oneOf('RATE_LIMITS', value('RATE_LIMITS', 'on'), ['on', 'off']) === 'on',
    offlineForm: oneOf('OFFLINE_FORM', value('OFFLINE_FORM', 'on'), ['on', 'off']) === 'on',
    secretKey: key,
    requireSecondFactor: requirement(value('REQUIRE_SECOND_FACTOR', 'off'), { databaseUrl, key }),
    logLevel: oneOf('LOG_LEVEL', value('LOG_LEVEL', 'info'), LOG_LEVELS),
    backupPassphrase: passphrase(environment['BACKUP_PASSPHRASE']),
    retentionDays: retentionDays(optional('RETENTION_DAYS')),
    metrics:
      metricsPort === null ? null : metrics(metricsPort, value('METRICS_HOST', '127.0.0.1'), value('PORT', '3000')),
    smtp: smtp(optional('SMTP_URL'), optional('MAIL_FROM'), publicUrl),
    initialDirectory: value('INIT_CWD', '.'),
    production: environment['NODE_ENV'] === 'production',
  };
}
