import { expect, test } from 'vitest';
import { SignIn } from '../domain/users/user.ts';
import { check } from '../domain/validate.ts';
import { BadSetting, readSettings, type Settings } from './env.ts';

const DEFAULTS: Partial<Settings> = {
  port: 3000,
  host: '127.0.0.1',
  databaseUrl: null,
  databaseReadUrl: null,
  dataDir: './data',
  productName: 'Windsock',
  defaultLanguage: 'en',
  publicUrl: null,
  trustProxy: false,
  superAdmin: null,
  sampleData: null,
  rateLimits: true,
  offlineForm: true,
  secretKey: null,
  requireSecondFactor: 'off',
  logLevel: 'info',
  production: false,
};

test('without settings the defaults apply, and empty counts as unset (C1.3)', () => {
  expect(readSettings({})).toMatchObject(DEFAULTS);
  const names = [
    'PORT',
    'HOST',
    'DATABASE_URL',
    'DATABASE_READ_URL',
    'DATA_DIR',
    'PRODUCT_NAME',
    'CONTACT_EMAIL',
    'SITE_DOMAIN',
    'DEFAULT_LANGUAGE',
    'PUBLIC_URL',
  ];
  const others = [
    'TRUST_PROXY',
    'SUPER_ADMIN_EMAIL',
    'SUPER_ADMIN_PASSWORD',
    'SAMPLE_DATA',
    'RATE_LIMITS',
    'SECRET_KEY',
    'REQUIRE_SECOND_FACTOR',
    'LOG_LEVEL',
  ];
  const empty = Object.fromEntries([...names, ...others].map((name) => [name, '']));
  expect(readSettings(empty)).toEqual(readSettings({}));
});

const GOOD: [string, string, Partial<Settings>][] = [
  ['PORT', '0', { port: 0 }],
  ['PORT', ' 65535 ', { port: 65_535 }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['HOST', 'fe80::1%eth0', { host: 'fe80::1%eth0' }],
  ['HOST', 'localhost', { host: 'localhost' }],
  ['DATABASE_URL', 'postgres://u:p@db/windsock', { databaseUrl: 'postgres://u:p@db/windsock' }],
  ['DATABASE_URL', 'postgresql://db/windsock', { databaseUrl: 'postgresql://db/windsock' }],
  ['DATA_DIR', '/var/lib/windsock', { dataDir: '/var/lib/windsock' }],
  ['PRODUCT_NAME', 'Safe Soaring', { productName: 'Safe Soaring' }],
  ['CONTACT_EMAIL', 'safety@club.example', { contactEmail: 'safety@club.example' }],
  ['SITE_DOMAIN', 'safety.club.example', { siteDomain: 'safety.club.example' }],
  ['DEFAULT_LANGUAGE', 'de', { defaultLanguage: 'de' }],
  ['PUBLIC_URL', 'https://safety.club.example', { publicUrl: 'https://safety.club.example' }],
  ['PUBLIC_URL', 'http://10.0.0.5:8080/', { publicUrl: 'http://10.0.0.5:8080/' }],
  ['TRUST_PROXY', 'off', { trustProxy: false }],
  ['TRUST_PROXY', '1', { trustProxy: 1 }],
  ['TRUST_PROXY', '99', { trustProxy: 99 }],
  ['TRUST_PROXY', '10.0.0.1, 192.168.0.0/16', { trustProxy: ['10.0.0.1', '192.168.0.0/16'] }],
  ['TRUST_PROXY', 'loopback,fd00::/8', { trustProxy: ['loopback', 'fd00::/8'] }],
  ['SAMPLE_DATA', 'on', { sampleData: true }],
  ['SAMPLE_DATA', 'off', { sampleData: false }],
  ['RATE_LIMITS', 'off', { rateLimits: false }],
  ['OFFLINE_FORM', 'off', { offlineForm: false }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ['NODE_ENV', 'production', { production: true }],
];

test.each(GOOD)('accepts %s=%s (C1.3)', (name, text, settings) => {
  expect(readSettings({ [name]: text })).toMatchObject(settings);
});

test('DATABASE_READ_URL requires DATABASE_URL (C1.3)', () => {
  const [databaseUrl, databaseReadUrl] = ['postgres://primary/windsock', 'postgres://replica/windsock'];
  const environment = { DATABASE_URL: databaseUrl, DATABASE_READ_URL: databaseReadUrl };
  expect(readSettings(environment)).toMatchObject({ databaseUrl, databaseReadUrl });
  for (const wrong of [
    { ...environment, DATABASE_READ_URL: 'mysql://replica' },
    { DATABASE_READ_URL: databaseReadUrl },
  ])
    expect(refusal(wrong).message).toMatch(/^DATABASE_READ_URL .+$/);
});

test('the first super-admin has an email and a password of 8 to 128 characters, taken unchanged (C1.3)', () => {
  for (const password of ['12345678', ' spaced  ', 'x'.repeat(128)]) {
    const settings = readSettings({ SUPER_ADMIN_EMAIL: 'a@b.example', SUPER_ADMIN_PASSWORD: password });
    expect(settings.superAdmin).toEqual({ email: 'a@b.example', password });
  }
});

const MAIL = {
  SMTP_URL: 'smtps://us%40er:p%2Fw@mail.example:2465',
  MAIL_FROM: 'Safety, Team <team@club.example>',
  PUBLIC_URL: 'https://safety.club.example',
};

test('METRICS_HOST must be an address or a host name too (C1.3)', () => {
  expect(refusal({ METRICS_PORT: '9100', METRICS_HOST: 'bad host' }).message).toMatch(/^METRICS_HOST .+$/);
});

test('SMTP_URL and MAIL_FROM must be set together, with PUBLIC_URL (C9.1)', () => {
  expect(readSettings({}).smtp).toBeNull();
  expect(readSettings(MAIL).smtp).toEqual({
    host: 'mail.example',
    port: 2465,
    isTls: true,
    signIn: { user: 'us@er', password: 'p/w' },
    from: { name: 'Safety, Team', address: 'team@club.example' },
  });
  expect(readSettings({ ...MAIL, SMTP_URL: 'smtp://post.flugplatz-übersee.example' }).smtp?.host).toBe(
    'post.xn--flugplatz-bersee-szb.example',
  );
  expect(refusal({ ...MAIL, SMTP_URL: 'smtp://user:se#cret@mail.example' }).message).toMatch(/^SMTP_URL .*%23$/);
  const plain = readSettings({ ...MAIL, SMTP_URL: 'smtp://[::1]', MAIL_FROM: 'team@club.example' }).smtp;
  expect(plain).toMatchObject({ host: '::1', port: 587, isTls: false, signIn: null });
  expect(plain?.from).toEqual({ name: null, address: 'team@club.example' });
  for (const name of Object.keys(MAIL))
    expect(refusal({ ...MAIL, [name]: '' }).message).toMatch(/SMTP_URL and MAIL_FROM/);
});

test.each([
  ['SMTP_URL', 'mail.example:25'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'smtp://user:secret@'],
  ['SMTP_URL', 'smtp://user@mail.example'],
  ['SMTP_URL', 'smtp://:secret@mail.example'],
  ['SMTP_URL', 'smtp://user:se%cret@mail.example'],
  ['SMTP_URL', 'smtp://user:secret@mail.example:0'],
  ['SMTP_URL', 'smtp://user:secret@mail.example:99999'],
  ['SMTP_URL', 'smtp://user:secret@mail.example/?pool=true'],
  ['MAIL_FROM', 'Safety Team'],
  ['MAIL_FROM', 'Safety <team>'],
  ['MAIL_FROM', 'Safety\r\nBcc: a@b.example <team@club.example>'],
  ['MAIL_FROM', 'a@b.example, c@d.example'],
])('%s=%s is refused in one line that contains no password (C9.1)', (name, text) => {
  const { message } = refusal({ ...MAIL, [name]: text });
  expect(message).toMatch(new RegExp(`^${name} .+$`));
  expect(message).not.toContain('secret');
});

/** A domain of this many UTF-16 units. */
function domainOf(units: number): string {
  const labels = `${'a'.repeat(19)}.`.repeat(20).slice(0, units - '.example'.length);
  return `${labels.replace(/\.$/, 'a')}.example`;
}

test.each([
  [200, true],
  [201, false],
])('a super-admin address of %d UTF-16 units is accepted: %s, as it is for signing in (C1.3, C3.4)', (units, fits) => {
  const email = `a@${domainOf(units - 2)}`;
  const password = 'long enough';
  expect(email).toHaveLength(units);
  expect(check(SignIn, { email, password })).toHaveProperty(fits ? 'value' : 'errors');
  const given = { SUPER_ADMIN_EMAIL: email, SUPER_ADMIN_PASSWORD: password };
  if (fits) expect(readSettings(given).superAdmin).toEqual({ email, password });
  else expect(refusal(given).message).toBe('SUPER_ADMIN_EMAIL must be at most 200 characters');
  const siteDomain = domainOf(units - 'super-admin@'.length);
  if (fits) expect(readSettings({ SITE_DOMAIN: siteDomain })).toMatchObject({ siteDomain });
  else expect(refusal({ SITE_DOMAIN: siteDomain }).message).toBe('SITE_DOMAIN must be at most 188 characters');
});

const BAD: [string, string][] = [
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['PORT', '0x10'],
  ['HOST', 'bad host'],
  ['HOST', 'http://0.0.0.0'],
  ['HOST', '0.0.0.0:3000'],
  ['DATABASE_URL', 'mysql://db/windsock'],
  ['DATABASE_URL', 'db/windsock'],
  ['CONTACT_EMAIL', 'nobody'],
  ['SITE_DOMAIN', 'not a domain'],
  ['DEFAULT_LANGUAGE', 'da'],
  ['DEFAULT_LANGUAGE', 'DE'],
  ['SITE_DOMAIN', 'https://windsock.example'],
  ['SITE_DOMAIN', 'localhost'],
  ['SITE_DOMAIN', domainOf(200)],
  ['CONTACT_EMAIL', `a@${domainOf(199)}`],
  ['PUBLIC_URL', 'windsock.example'],
  ['PUBLIC_URL', 'ftp://windsock.example'],
  ['PUBLIC_URL', 'https://windsock.example/reports'],
  ['PUBLIC_URL', 'https://windsock.example/?club=1'],
  ['PUBLIC_URL', 'https://windsock.example#top'],
  ['PUBLIC_URL', 'https://user@windsock.example'],
  ['PUBLIC_URL', 'https://user:password@windsock.example'],
  ['TRUST_PROXY', 'on'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '100'],
  ['TRUST_PROXY', 'abc'],
  ['TRUST_PROXY', '10.0.0'],
  ['TRUST_PROXY', '10.0.0.1/33'],
  ['TRUST_PROXY', '10.0.0.1/8/8'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['TRUST_PROXY', 'fd00::/129'],
  ['SAMPLE_DATA', 'yes'],
  ['RATE_LIMITS', 'true'],
  ['LOG_LEVEL', 'verbose'],
];

function refusal(environment: Record<string, string>): Error {
  try {
    readSettings(environment);
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was refused');
}

test.each(BAD)('%s=%s stops the start with one line that names it (C1.3)', (name, text) => {
  const error = refusal({ [name]: text });
  expect(error).toBeInstanceOf(BadSetting);
  expect(error.message).toMatch(new RegExp(`^${name} .+$`));
});

test.each([
  [{ SUPER_ADMIN_EMAIL: 'a@b.example' }],
  [{ SUPER_ADMIN_PASSWORD: 'long enough' }],
  [{ SUPER_ADMIN_EMAIL: 'nobody', SUPER_ADMIN_PASSWORD: 'long enough' }],
  [{ SUPER_ADMIN_EMAIL: 'a@b.example', SUPER_ADMIN_PASSWORD: 'hunter2' }],
  [{ SUPER_ADMIN_EMAIL: 'a@b.example', SUPER_ADMIN_PASSWORD: 'x'.repeat(129) }],
])('%j is refused without a secret in the message (C1.3)', (environment) => {
  const error = refusal(environment);
  expect(error.message).toMatch(/^SUPER_ADMIN_[A-Z]+ .+$/);
  expect(error.message).not.toMatch(/hunter2|xxx|long enough/);
});

test('a database password with unescaped signs is refused with what to write instead (C1.3)', () => {
  for (const password of ['a/b', 'a#b', 'a?b', 'a@b/c', 'a@b#c', 'a@b?c'])
    expect(refusal({ DATABASE_URL: `postgres://u:${password}@db/windsock` }).message).toBe(
      'DATABASE_URL is not a valid URL: write / ? # in a password as %2F %3F %23',
    );
});

test('an invalid PUBLIC_URL is refused without a remedy for passwords (C1.3)', () => {
  expect(refusal({ PUBLIC_URL: 'https://wind sock.example' }).message).toBe('PUBLIC_URL is not a valid URL');
});

test('METRICS_PORT cannot be PORT (C1.3)', () => {
  expect(refusal({ PORT: '4612', METRICS_PORT: '4612' }).message).toBe('METRICS_PORT must differ from PORT');
  expect(readSettings({ PORT: '0', METRICS_PORT: '0' }).metrics).toEqual({ port: 0, host: '127.0.0.1' });
});

test('a bad DATABASE_URL is refused without its password in the message (C1.3)', () => {
  expect(refusal({ DATABASE_URL: 'mysql://u:hunter2@db' }).message).not.toContain('hunter2');
});

test('SECRET_KEY has 64 hex digits, is never shown, and is required for second factors with DATABASE_URL (C11.1, C11.4)', () => {
  const key = 'a1'.repeat(32);
  expect(readSettings({ SECRET_KEY: key.toUpperCase() }).secretKey?.toString('hex')).toBe(key);
  for (const bad of ['short', `${key}00`, 'g'.repeat(64)]) {
    expect(() => readSettings({ SECRET_KEY: bad })).toThrow(BadSetting);
    expect(() => readSettings({ SECRET_KEY: bad })).toThrow(
      /^SECRET_KEY must be 64 hex digits(?!.*(?:short|a1a1|gggg))/,
    );
  }
  const onServer = { DATABASE_URL: 'postgres://db/windsock', REQUIRE_SECOND_FACTOR: 'admins' };
  expect(() => readSettings(onServer)).toThrow('REQUIRE_SECOND_FACTOR needs SECRET_KEY if DATABASE_URL is set');
  expect(readSettings({ ...onServer, SECRET_KEY: key }).requireSecondFactor).toBe('admins');
  expect(readSettings({ REQUIRE_SECOND_FACTOR: 'all' }).requireSecondFactor).toBe('all');
  expect(() => readSettings({ REQUIRE_SECOND_FACTOR: 'yes' })).toThrow('off, admins, all');
});
