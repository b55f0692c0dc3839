/** A forgotten password: the same response for everybody, a single-use link, and what it ends (C11.5). */
import { expect, test } from 'vitest';
import type { Database, Db } from '../../../server/db/database.ts';
import { passwordResets } from '../../../server/db/schema.ts';
import { auditOf } from '../../audit.ts';
import { CAST } from '../../cast.ts';
import { setUpApp, signInWithPassword } from '../../keys.ts';
import { expectProblem } from '../../problem.ts';
import { setStage } from '../../stage.ts';
import { testApp } from '../../test-app.ts';
import { type MailStage, setMailStage } from '../mail/mail-stage.ts';

const mail = setMailStage();
const { email } = CAST.ridgeManager;

const ask = (who: string, address = '127.0.0.1') =>
  mail.stage.call('POST', '/api/auth/forgot', { body: { email: who }, address });
const set = (token: string, password = 'brand new words') =>
  mail.stage.call('POST', '/api/auth/reset', { body: { token, password } });
const signIn = (password: string) => mail.stage.call('POST', '/api/auth/login', { body: { email, password } });

/** The token in the newest email. */
function tokenOf({ sink }: MailStage): string {
  const text = sink.mails.at(-1)?.parsed.text ?? '';
  return /https:\/\/safety\.example\/manager\/reset#([\w-]{43})\s/.exec(text)?.[1] ?? '';
}

test('a request sends an email at once; its link sets a password once, ends all sessions and notifies the user (C11.5)', () =>
  mail.elsewhere(async () => {
    const answer = await ask(email.toUpperCase());
    expect([answer.statusCode, answer.json()]).toEqual([202, {}]);
    expect(await mail.sendAfter({ seconds: 1 })).toEqual(['beatrix: Set a new password']);
    const token = tokenOf(mail);
    const [row] = await mail.stage.services.database.db.select().from(passwordResets);
    expect(Buffer.from(row?.tokenHash ?? []).toString('base64url')).not.toBe(token);
    const short = await set(token, 'short');
    expect([short.statusCode, short.json().errors[0].path]).toEqual([400, 'password']);
    const rows = await auditOf(mail.stage, async () => expect((await set(token)).statusCode).toBe(204));
    expect(rows).toMatchObject([{ action: 'password-reset', subjectId: mail.stage.people.ridgeManager.id }]);
    expect((await mail.stage.call('GET', '/api/auth/check', { as: 'ridgeManager' })).statusCode).toBe(401);
    expect((await mail.stage.call('GET', '/api/auth/check', { as: 'ridgeAdmin' })).statusCode).toBe(200);
    expect((await signInWithPassword(mail.stage, 'ridgeManager')).statusCode).toBe(401);
    expect((await signIn('brand new words')).statusCode).toBe(200);
    expect(await mail.sendAfter({ seconds: 1 })).toEqual(['beatrix: Your password was changed']);
    const again = await set(token);
    expectProblem(again, 'auth/link-expired', 'token');
  }));

test('only the newest link works, for 30 minutes; older and malformed ones are refused (C11.5)', async () => {
  await ask(email);
  await mail.sendAfter({ seconds: 1 });
  const older = tokenOf(mail);
  await ask(email);
  await mail.sendAfter({ seconds: 1 });
  const newer = tokenOf(mail);
  expect(newer).not.toBe(older);
  for (const token of [older, '', 'none', newer.slice(1), `${newer}x`])
    expectProblem(await set(token), 'auth/link-expired', 'token');
  mail.stage.clock.advance({ minutes: 30 });
  expect((await set(newer)).statusCode).toBe(400);
  expect((await signInWithPassword(mail.stage, 'ridgeManager')).statusCode).toBe(200);
});

test('an email that had to be retried does not invalidate the link of a later one already sent (C11.5, C9.2)', () =>
  mail.elsewhere(async () => {
    mail.sink.refuse({ at: 'RCPT', code: 450 });
    await ask(email);
    expect(await mail.sendAfter({ seconds: 1 })).toEqual([]);
    mail.sink.refuse(null);
    await ask(email);
    expect(await mail.sendAfter({ seconds: 1 })).toHaveLength(1);
    const token = tokenOf(mail);
    expect(await mail.sendAfter({ minutes: 5 })).toEqual([]);
    expect((await set(token, 'short')).json().errors[0].path).toBe('password');
    const { db } = mail.stage.services.database;
    expect(await db.select().from(passwordResets)).toHaveLength(1);
  }));

test('an email sent while the clock was ahead does not stop later ones (C11.5)', () =>
  mail.elsewhere(async () => {
    mail.stage.clock.advance({ days: 400 });
    await ask(email);
    expect(await mail.sendAfter({ seconds: 1 })).toHaveLength(1);
    mail.stage.clock.advance({ days: -400 });
    await ask(email);
    expect(await mail.sendAfter({ seconds: 1 })).toEqual(['beatrix: Set a new password']);
    expect((await set(tokenOf(mail), 'short')).json().errors[0].path).toBe('password');
  }));

test('20 simultaneous uses of one link set one password (C11.5)', () =>
  mail.elsewhere(async () => {
    await ask(email);
    await mail.sendAfter({ seconds: 1 });
    const token = tokenOf(mail);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => set(token, `brand new words ${at}`)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, ...Array(19).fill(400)]);
  }));

test('an unknown email gets the same answer but no mail; a known one gets at most 3 an hour (C11.5)', () =>
  mail.elsewhere(async () => {
    const unknown = await ask('nobody@nowhere.example');
    expect([unknown.statusCode, unknown.json()]).toEqual([202, {}]);
    expect(await mail.sendAfter({ seconds: 1 })).toEqual([]);
    const mails: string[] = [];
    for (let asked = 0; asked < 6; asked += 1) {
      expect((await ask(email, `203.0.113.${asked}`)).statusCode).toBe(202);
      mails.push(...(await mail.sendAfter({ minutes: 10 })));
    }
    expect(mails).toHaveLength(3);
    await ask(email);
    expect(await mail.sendAfter({ seconds: 1 })).toHaveLength(1);
  }));

test('after 20 requests in an hour an address gets 429, for known emails or not; another address does not (C11.5)', async () => {
  const limited = await setStage({ mail: true, rateLimits: true });
  const forgotten = (who: string, address: string) =>
    limited.call('POST', '/api/auth/forgot', { body: { email: who }, address });
  const address = '203.0.113.7';
  for (let asked = 0; asked < 20; asked += 1)
    expect((await forgotten(`nobody${asked}@nowhere.example`, address)).statusCode).toBe(202);
  for (const who of [email, 'nobody@nowhere.example']) {
    const refused = await forgotten(who, address);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  }
  expect((await forgotten(email, '203.0.113.8')).statusCode).toBe(202);
  await limited.close();
});

test('a known and an unknown email cause the same statements and get the same answer (C11.5)', async () => {
  const { services } = mail.stage;
  const sent: string[] = [];
  /** A transaction that records the statements sent to it. */
  const noting = (tx: Db): Db =>
    new Proxy(tx, {
      get: (of, name) => {
        const found: unknown = Reflect.get(of, name, of);
        if (typeof found !== 'function') return found;
        return (...given: unknown[]) => {
          sent.push(String(name));
          return found.apply(of, given);
        };
      },
    });
  const database: Database = {
    ...services.database,
    db: noting(services.database.db),
    transaction: (work) => services.database.transaction((tx, sendAtCommit) => work(noting(tx), sendAtCommit)),
  };
  const watched = await testApp({ database, clock: mail.stage.clock, mail: true });
  const workFor = async (who: string) => {
    sent.length = 0;
    const body = { email: who };
    const answer = await watched.app.inject({ method: 'POST', url: '/api/auth/forgot', payload: body });
    expect([answer.statusCode, answer.body]).toEqual([202, '{}']);
    return [...sent];
  };
  await workFor('first@nowhere.example');
  const unknown = await workFor('nobody@nowhere.example');
  expect(await workFor(CAST.ridgeAdmin.email)).toEqual(unknown);
  expect(unknown).toContain('insert');
  await watched.app.close();
  await mail.sendAfter({ seconds: 1 });
});

test('a link becomes invalid when its owner gets another password or email, but not another name (C11.5)', () =>
  mail.elsewhere(async () => {
    const { id } = mail.stage.people.ridgeManager;
    const change = (body: object) => mail.stage.call('PATCH', `/api/users/${id}`, { as: 'ridgeAdmin', body });
    const link = async () => {
      await mail.sendAfter({ minutes: 20 });
      await ask(email);
      await mail.sendAfter({ seconds: 1 });
      return tokenOf(mail);
    };
    const before = await link();
    expect((await change({ email: 'elsewhere@ridge.example' })).statusCode).toBe(200);
    expectProblem(await set(before), 'auth/link-expired', 'token');
    expect((await change({ email, name: 'Beatrix A.' })).statusCode).toBe(200);
    const during = await link();
    expect((await change({ password: 'words of an admin' })).statusCode).toBe(200);
    expect((await set(during)).statusCode).toBe(400);
    expect((await change({ name: 'Beatrix Ashdown' })).statusCode).toBe(200);
    const kept = await link();
    expect((await change({ name: 'Beatrix B.' })).statusCode).toBe(200);
    expect((await set(kept)).statusCode).toBe(204);
  }));

test('setting a password by a link does not remove the second factor (C11.4, C11.5)', () =>
  mail.elsewhere(async () => {
    await setUpApp(mail.stage, 'ridgeManager');
    await mail.sendAfter({ seconds: 1 });
    await ask(email);
    await mail.sendAfter({ seconds: 1 });
    expect((await set(tokenOf(mail))).statusCode).toBe(204);
    const entered = await signIn('brand new words');
    expect([entered.statusCode, entered.json()]).toEqual([202, { next: ['totp', 'recovery'] }]);
  }));

test.each([{}, { email: 'no email' }, { email: null }])(
  'a request with %j is rejected with 400 (C11.5)',
  async (body) => {
    expect((await mail.stage.call('POST', '/api/auth/forgot', { body })).statusCode).toBe(400);
  },
);
