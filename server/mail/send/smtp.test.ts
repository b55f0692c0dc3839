/** The SMTP dialogue with real mail servers on this machine (C9.1, C9.2). */
import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import { afterEach, expect, test } from 'vitest';
import { MAIL_KINDS } from '../../../domain/mail/kinds.ts';
import { mailText } from '../../../domain/mail/mail-text.ts';
import { SIGN_IN, type Sink, settingsFor, startScripted, startSink } from '../../../test/smtp/sink.ts';
import type { SmtpSettings } from '../smtp-settings.ts';
import { sendTestMail } from './direct-mail.ts';
import { messageOf } from './message.ts';
import { deliver, type Limits, type Outcome } from './smtp.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function sink(options: Parameters<typeof startSink>[0] = {}): Promise<Sink> {
  const started = await startSink(options);
  open.push(started);
  return started;
}

const QUICK: Limits = { connectMs: 300, silenceMs: 300, wholeMs: 500 };

async function give(settings: SmtpSettings, limits?: Limits, to = 'beatrix@ridge.example'): Promise<Outcome> {
  const stop = 'https://safety.example/stop-mails?link=x';
  const links = { pages: { 'new-report': 'https://safety.example/manager' }, stops: { reports: stop } };
  const words = mailText([{ kind: 'new-report', reportId: null }], links, 'en');
  const email = { to, messageId: '6b1d0c9e-0000-4000-8000-000000000000', ...words };
  const message = await messageOf(email, settings.from, new Date('2026-06-15T12:00:00Z'));
  return deliver(message, { settings, clientName: 'safety.example', ...(limits && { limits }) });
}

test('an email arrives as plain text with only the expected headers (C9.4)', async () => {
  const { port, mails } = await sink();
  expect(await give(settingsFor(port))).toMatchObject({ kind: 'sent' });
  const { parsed, raw } = mails[0] ?? expect.fail();
  const [head = ''] = raw.split('\r\n\r\n');
  expect(
    head
      .replace(/\r\n\s+/g, ' ')
      .split('\r\n')
      .map((line) => line.split(':')[0]),
  ).toEqual([
    'Auto-Submitted',
    'List-Unsubscribe',
    'List-Unsubscribe-Post',
    'From',
    'To',
    'Subject',
    'Message-ID',
    'Date',
    'Content-Transfer-Encoding',
    'MIME-Version',
    'Content-Type',
  ]);
  expect(head).toContain('Auto-Submitted: auto-generated');
  expect(head).toContain('List-Unsubscribe: <https://safety.example/stop-mails?link=x>');
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(head).toContain('Content-Type: text/plain; charset=utf-8');
  expect(parsed.messageId).toBe('<6b1d0c9e-0000-4000-8000-000000000000@club.example>');
  expect(parsed.subject).toBe('A safety report is waiting');
  expect(parsed.text).toContain('https://safety.example/manager\n');
});

test.each([
  ['at RCPT, 550', { at: 'RCPT', code: 550 }, { kind: 'permanent', step: 'recipient' }],
  ['at RCPT, 450', { at: 'RCPT', code: 450 }, { kind: 'temporary', step: 'recipient' }],
  ['at RCPT, 421', { at: 'RCPT', code: 421 }, { kind: 'temporary' }],
  ['of the message, 554', { at: 'DATA', code: 554 }, { kind: 'permanent', step: 'message' }],
  ['of the message, 451', { at: 'DATA', code: 451 }, { kind: 'temporary', step: 'message' }],
  ['of the sender, 550', { at: 'MAIL', code: 550 }, { kind: 'outage', step: 'sender' }],
  ['of the sender, 451', { at: 'MAIL', code: 451 }, { kind: 'outage', step: 'sender' }],
] as const)(
  'a refusal %s, is classified, and its answer is kept without addresses (C9.2)',
  async (_what, refusal, outcome) => {
    const { port, refuse } = await sink();
    refuse(refusal);
    const found = await give(settingsFor(port));
    expect(found).toMatchObject(outcome);
    expect(found.answer).toContain(String(refusal.code));
    expect(found.answer).not.toContain('@');
  },
);

test('an unreachable server and an unknown host name are distinguished (C9.2)', async () => {
  const { port, close } = await startSink();
  await close();
  expect(await give(settingsFor(port))).toMatchObject({ kind: 'outage', step: 'connection' });
  const nameless = settingsFor(25, { host: 'mail.invalid' });
  expect(await give(nameless)).toMatchObject({ kind: 'outage', step: 'name' });
});

test('smtp:// upgrades to TLS before the email where a server offers STARTTLS, and only there (C9.1)', async () => {
  const offering = await sink({ starttls: true });
  expect(await give(settingsFor(offering.port))).toMatchObject({ kind: 'sent' });
  const plain = await sink();
  expect(await give(settingsFor(plain.port))).toMatchObject({ kind: 'sent' });
  expect([...offering.mails, ...plain.mails].map(({ isTls }) => isTls)).toEqual([true, false]);
});

test('with a password, neither it nor an email is sent without TLS, or to a server that cannot prove its identity (C9.1)', async () => {
  for (const options of [{ signIn: true }, { signIn: true, starttls: true }, { signIn: true, tls: true }]) {
    const server = await sink(options);
    const settings = settingsFor(server.port, { signIn: SIGN_IN, isTls: options.tls === true });
    expect(await give(settings)).toMatchObject({ kind: 'outage', step: 'tls' });
    expect([server.signIns, server.tries]).toEqual([[], []]);
  }
});

test('a silent or trickling server is given up: as server trouble before the message, as a retry after it (C9.2)', async () => {
  const silent = await startScripted(
    () => undefined,
    () => undefined,
  );
  open.push(silent);
  expect(await give(settingsFor(silent.port), QUICK)).toMatchObject({ kind: 'outage', step: 'connection' });

  const drop = await startScripted(
    (socket) => {
      const timer = setInterval(() => socket.write('2'), 50);
      socket.on('close', () => clearInterval(timer));
    },
    () => undefined,
  );
  open.push(drop);
  expect(await give(settingsFor(drop.port), QUICK)).toMatchObject({ kind: 'outage', step: 'connection' });

  let got = '';
  const answers: [RegExp, string][] = [
    [/^EHLO/, '250 hello'],
    [/^MAIL/, '250 fine'],
    [/^RCPT/, '250 fine'],
    [/^DATA/, '354 go on'],
  ];
  const hanging = await startScripted(
    (socket) => socket.write('220 hello\r\n'),
    (socket, heard) => {
      const [, answer] = answers.find(([word]) => word.test(heard)) ?? [];
      if (answer) socket.write(`${answer}\r\n`);
      else got += heard;
    },
  );
  open.push(hanging);
  const began = Date.now();
  expect(await give(settingsFor(hanging.port), QUICK)).toMatchObject({ kind: 'temporary', step: 'message' });
  expect(Date.now() - began).toBeLessThan(3_000);
  expect(got).toContain('\r\n.\r\n');
});

test('a domain that is not ASCII is sent in punycode (C9.2)', async () => {
  const server = await sink();
  expect(await give(settingsFor(server.port), undefined, 'mia@höhenflug.example')).toMatchObject({ kind: 'sent' });
  expect(server.mails[0]?.raw).toContain('\r\nTo: mia@xn--hhenflug-n4a.example\r\n');
});

test('a test email says in plain words what failed (C9.6)', async () => {
  const { port, refuse } = await sink();
  const line = async (more: Partial<SmtpSettings> = {}) =>
    (await sendTestMail(settingsFor(port, more), { address: 'you@club.example', clientName: 'x', limits: QUICK })).line;
  expect(await line()).toMatch(/^The mail server accepted an email to you@club\.example\. It said: 250 /);
  expect(await line({ host: 'mail.invalid' })).toMatch(/^There is no mail server named mail\.invalid/);
  expect(await line({ port: 1 })).toMatch(/^The mail server 127\.0\.0\.1, port 1, cannot be reached/);
  const refusing = await startScripted(
    (socket) => socket.write('554 no service for you\r\n'),
    () => undefined,
  );
  open.push(refusing);
  expect(await line({ port: refusing.port })).toMatch(/, or refuses the connection\. It said: 554 no service for you$/);
  expect(await line({ signIn: SIGN_IN })).toMatch(/^No TLS with 127\.0\.0\.1/);
  refuse({ at: 'MAIL', code: 550 });
  expect(await line()).toMatch(/^The mail server refuses the sender windsock@club\.example/);
  refuse({ at: 'RCPT', code: 550 });
  expect(await line()).toMatch(/^The mail server refuses the recipient you@club\.example/);
  refuse({ at: 'DATA', code: 554 });
  expect(await line()).toMatch(/refused the email itself/);
});

const CANARIES = fc.stringMatching(/^[A-Z][a-z]{3,12}([ ,'"<>@:;\r\n]{1,3}[A-Za-z]{2,10}){0,2}$/);

test("nothing in the sender's name changes another header (C9.4)", () =>
  fc.assert(
    fc.asyncProperty(CANARIES, fc.constantFrom(...MAIL_KINDS), async (name, kind) => {
      const words = mailText([{ kind, reportId: null }], { pages: {}, stops: {} }, 'en');
      const email = { to: 'mia@club.example', messageId: 'x', ...words, unsubscribeLink: null };
      const { bytes } = await messageOf(email, { name, address: 'team@club.example' }, new Date(0));
      const { headers, to, subject, from, text = '' } = await simpleParser(bytes);
      expect([...headers.keys()].sort()).toEqual(HEADERS);
      expect([subject, text.trim()]).toEqual([words.subject, words.text.trim()]);
      expect([to].flat()[0]?.text).toBe('mia@club.example');
      expect(from?.value.map(({ address }) => address)).toEqual(['team@club.example']);
    }),
    { numRuns: 500 },
  ));

const HEADERS = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
];
