/** Passkey responses that no browser would send: correct but for one detail (C11.3, C11.7). */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../../audit.ts';
import { CAST_PASSWORD } from '../../cast.ts';
import { secondStep, setUpApp } from '../../keys.ts';
import { type ClientClaims, type Credential, makePasskey, signBy } from '../../passkey-device.ts';
import { expectProblem } from '../../problem.ts';
import { cookieOf, type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

/** The origin that the stage's requests come from. */
const HERE = { origin: 'http://localhost', rpId: 'localhost', verified: true };
const making = (bent: Partial<ClientClaims> = {}): ClientClaims => ({
  ...HERE,
  type: 'webauthn.create',
  counter: 0,
  ...bent,
});
const using = (bent: Partial<ClientClaims> = {}): ClientClaims => ({
  ...HERE,
  type: 'webauthn.get',
  counter: 0,
  ...bent,
});

/** The session that a call is made with. */
type As = { cookie: string };
type Person = As & { id: string; email: string };
const begin = async (as: As) =>
  (await stage.call('POST', '/api/auth/passkeys/options', { as, body: { password: CAST_PASSWORD } })).json();
const send = (as: As, passkey: object, name?: string) =>
  stage.call('POST', '/api/auth/passkeys', { as, body: { passkey, name } });
const ask = async (cookie?: string) =>
  (await stage.call('POST', '/api/auth/passkey/options', cookie ? { as: { cookie } } : {})).json();
const enter = (passkey: object) => stage.call('POST', '/api/auth/passkey', { body: { passkey } });
const signInWithPassword = ({ email }: { email: string }) =>
  stage.call('POST', '/api/auth/login', { body: { email, password: CAST_PASSWORD } });
const check = async (as: As) => (await stage.call('GET', '/api/auth/check', { as })).statusCode;
const factors = async (as: As) => (await stage.call('GET', '/api/auth/factors', { as })).json();

/** A new member of a club, signed in. */
async function person(): Promise<Person> {
  const email = `${randomUUID()}@club.example`;
  const body = { name: 'Astrid Holm', email, role: 'sms-manager', clubId: stage.clubs.ridge, password: CAST_PASSWORD };
  const made = await stage.call('POST', '/api/users', { as: 'superAdmin', body });
  return { id: made.json().id, email, cookie: cookieOf(await signInWithPassword({ email })) };
}

async function add(as: As, name = 'A phone'): Promise<Credential & { rowId: string }> {
  const { credential, answer } = makePasskey(await begin(as), making());
  const added = await send(as, answer, name);
  expect(added.statusCode).toBe(201);
  return { ...credential, rowId: added.json().id };
}

test('a passkey cannot be added by a session that is ending (C11.4)', async () => {
  const somebody = await person();
  const { answer } = makePasskey(await begin(somebody), making());
  const pending = await stage.services.database.plainSql('write', async ({ rows }) => {
    await rows('DELETE FROM sessions WHERE user_id = $1', [somebody.id]);
    const begun = send(somebody, answer);
    // Wait until it is waiting for the session's end, or on the embedded engine for its turn.
    await wait(300);
    return [begun];
  });
  expect((await Promise.all(pending)).map(({ statusCode }) => statusCode)).toEqual([401]);
  const again = { cookie: cookieOf(await signInWithPassword(somebody)) };
  expect(await factors(again)).toMatchObject({ passkeys: [] });
});

test('a passkey is created only for its user, this site and a verified owner; anything else is 400 (C11.3)', async () => {
  const as = await person();
  const bent: [string, Partial<ClientClaims>][] = [
    ['another port', { origin: 'http://localhost:3001' }],
    ['https for http', { origin: 'https://localhost' }],
    ['another host', { origin: 'http://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['no verification', { verified: false }],
    ['an answer to sign in', { type: 'webauthn.get' }],
  ];
  for (const [what, claims] of bent) {
    const refused = await send(as, makePasskey(await begin(as), making(claims)).answer);
    expect([what, refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([what, 400, 'passkey']);
  }
  const options = await begin(as);
  const { answer } = makePasskey(options, making());
  // Somebody else's challenge, and one issued for signing in.
  expect((await send(await person(), answer)).statusCode).toBe(400);
  expect((await send(as, makePasskey(await ask(), making()).answer)).statusCode).toBe(400);
  expect((await send(as, answer)).statusCode).toBe(201);
  expect((await send(as, answer)).statusCode).toBe(400);
  const again = makePasskey(await begin(as), making()).answer;
  stage.clock.advance({ minutes: 6 });
  expect((await send(as, again)).statusCode).toBe(400);
  const { passkeys } = await factors(as);
  expect(passkeys).toMatchObject([{ name: 'Passkey', lastUsedOn: null }]);
});

test('malformed passkey answers never cause a 5xx or sign anyone in (C3.17, C11.3)', async () => {
  const as = await person();
  const encoded = (data: unknown) => Buffer.from(JSON.stringify(data)).toString('base64url');
  const odd = [
    { id: 'a\u0000b', response: { clientDataJSON: encoded({ challenge: 'x' }) } },
    { id: '\ud800', response: { clientDataJSON: encoded({ challenge: 'x\u0000' }) } },
    { id: 'x', response: { clientDataJSON: encoded(null) } },
    { id: 'x', response: { clientDataJSON: encoded([]) } },
    { id: 'x', response: { clientDataJSON: '' } },
    { id: '', response: { clientDataJSON: 'x'.repeat(100_000) } },
    { id: 'x'.repeat(100_000), response: { clientDataJSON: encoded({ challenge: 'y'.repeat(70_000) }) } },
  ];
  for (const passkey of odd) {
    expect([passkey.id.slice(0, 9), (await enter(passkey)).statusCode]).toEqual([passkey.id.slice(0, 9), 401]);
    expect((await send(as, passkey)).statusCode).toBe(400);
  }
  // The longest ids that two bytes of length allow, and others above the standard's 1,023.
  for (const idBytes of [1_024, 4_000, 60_000])
    expect((await send(as, makePasskey(await begin(as), making(), idBytes).answer)).statusCode).toBe(400);
  expect((await send(as, makePasskey(await begin(as), making(), 1_023).answer)).statusCode).toBe(201);
});

test('an answer without the parts of a passkey is refused at their paths, in our words and the language (C14.4, C14.7)', async () => {
  const as = await person();
  await begin(as);
  const calls = [
    ['/api/auth/second', {}],
    ['/api/auth/passkey', {}],
    ['/api/auth/passkeys', { as }],
  ] as const;
  for (const [url, options] of calls) {
    const refused = (language: string) =>
      stage.call('POST', url, { ...options, body: { passkey: {} }, headers: { 'accept-language': language } });
    expect((await refused('en')).json()).toEqual({
      message: 'passkey.id is not valid, passkey.response is not valid',
      errors: [
        { path: 'passkey.id', message: 'passkey.id is not valid' },
        { path: 'passkey.response', message: 'passkey.response is not valid' },
      ],
    });
    expect((await refused('de')).json().message).toBe('passkey.id ist ungültig, passkey.response ist ungültig');
  }
});

test('a passkey signs in once for each fresh challenge of this site; anything else is 401 (C11.3, C4.6)', async () => {
  const as = await person();
  const passkey = await add(as, 'Mine');
  const bent: [string, Partial<ClientClaims>][] = [
    ['another port', { origin: 'http://localhost:3001' }],
    ['another host', { origin: 'http://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['no verification', { verified: false }],
    ['an answer to add', { type: 'webauthn.create' }],
  ];
  for (const [what, claims] of bent)
    expect([what, (await enter(signBy(passkey, await ask(), using(claims)))).statusCode]).toEqual([what, 401]);
  expect((await enter(signBy(passkey, await begin(as), using()))).statusCode).toBe(401);
  const other = makePasskey(await ask(), making()).credential;
  expect((await enter(signBy({ ...passkey, key: other.key }, await ask(), using()))).statusCode).toBe(401);
  const answer = signBy(passkey, await ask(), using());
  const rows = await auditOf(stage, async () => {
    const entered = await enter(answer);
    const { id, email, name, role, clubId } = (
      await stage.call('GET', '/api/auth/check', { as: { cookie: cookieOf(entered) } })
    ).json().user;
    expect([entered.statusCode, entered.json()]).toEqual([200, { user: { id, email, name, role, clubId } }]);
    expect(id).toBe(as.id);
  });
  expect(rows).toMatchObject([{ action: 'sign-in', details: { by: 'passkey' } }]);
  const replayed = await enter(answer);
  expect([replayed.statusCode, replayed.headers['set-cookie']]).toEqual([401, undefined]);
  const late = signBy(passkey, await ask(), using());
  stage.clock.advance({ minutes: 6 });
  expect((await enter(late)).statusCode).toBe(401);
  const both = signBy(passkey, await ask(), using());
  const answers = await Promise.all(Array.from({ length: 8 }, () => enter(both)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(401)]);
  const day = stage.clock.read().toISOString().slice(0, 10);
  expect((await factors(as)).passkeys).toMatchObject([{ name: 'Mine', lastUsedOn: day }]);
});

test('a signature counter that does not rise means a copied passkey and is 401 (C11.3)', async () => {
  const as = await person();
  const passkey = await add(as);
  expect((await enter(signBy(passkey, await ask(), using({ counter: 7 })))).statusCode).toBe(200);
  expect((await enter(signBy(passkey, await ask(), using({ counter: 7 })))).statusCode).toBe(401);
  expect((await enter(signBy(passkey, await ask(), using({ counter: 8 })))).statusCode).toBe(200);
});

test("the second step accepts only the user's own passkey, and nobody else's answers its challenge (C11.2, C11.3)", async () => {
  const [one, two] = [await person(), await person()];
  const [mine, other] = [await add(one), await add(two)];
  const entered = await signInWithPassword(one);
  expect([entered.statusCode, entered.json()]).toEqual([202, { next: ['passkey'] }]);
  const step = cookieOf(entered);
  const options = await ask(step);
  expect(options.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([mine.id.toString('base64url')]);
  const wrong = await secondStep(stage, step, { passkey: signBy(other, await ask(), using()) });
  expectProblem(wrong, 'auth/wrong-code');
  // Issued for this person: nobody else's passkey can answer it.
  expect((await enter(signBy(other, options, using()))).statusCode).toBe(401);
  const right = await secondStep(stage, step, { passkey: signBy(mine, await ask(step), using()) });
  expect([right.statusCode, right.json().user.id]).toEqual([200, one.id]);
});

test('20 wrong codes block codes, but no passkey, alone or as the second step (C11.2)', async () => {
  const as = await person();
  await setUpApp(stage, as);
  const passkey = await add(as);
  for (let round = 0; round < 4; round += 1) {
    const step = cookieOf(await signInWithPassword(as));
    for (let tried = 0; tried < 5; tried += 1)
      expect((await secondStep(stage, step, { recovery: '0000-0000-0000-0000' })).statusCode).toBe(401);
  }
  const step = cookieOf(await signInWithPassword(as));
  expect((await secondStep(stage, step, { totp: '123456' })).statusCode).toBe(429);
  expect((await enter(signBy(passkey, await ask(), using()))).statusCode).toBe(200);
  expect((await secondStep(stage, step, { passkey: signBy(passkey, await ask(step), using()) })).statusCode).toBe(200);
});

test('only its owner can rename or, with the password, remove a passkey; a removed one signs nobody in (C11.3, C11.7)', async () => {
  const [owner, other] = [await person(), await person()];
  const passkey = await add(owner, 'Phone');
  const path = `/api/auth/passkeys/${passkey.rowId}`;
  for (const [method, url, body] of [
    ['PATCH', path, { name: '' }],
    ['PATCH', path, { name: 'Mine now' }],
    ['DELETE', path, { password: CAST_PASSWORD }],
    ['DELETE', path, {}],
    ['PATCH', '/api/auth/passkeys/none', { name: 'x' }],
  ] as const)
    expect((await stage.call(method, url, { as: other, body })).statusCode).toBe(404);
  const renamed = await stage.call('PATCH', path, { as: owner, body: { name: '  Old phone ' } });
  expect([renamed.statusCode, renamed.json()]).toEqual([
    200,
    { id: passkey.rowId, name: 'Old phone', createdAt: stage.clock.read().toISOString(), lastUsedOn: null },
  ]);
  for (const name of ['', ' ', 'x'.repeat(61), 'a\u0000b', 'two\nlines', 7])
    expect((await stage.call('PATCH', path, { as: owner, body: { name } })).statusCode).toBe(400);
  const kept = await stage.call('PATCH', path, { as: owner, body: {} });
  expect([kept.statusCode, kept.json().name]).toEqual([200, 'Old phone']);
  for (const body of [{}, { password: '' }, { password: 'not it' }])
    expect((await stage.call('DELETE', path, { as: owner, body })).statusCode).toBe(400);
  const answer = signBy(passkey, await ask(), using());
  const rows = await auditOf(stage, async () => {
    expect((await stage.call('DELETE', path, { as: owner, body: { password: CAST_PASSWORD } })).statusCode).toBe(204);
  });
  expect(rows).toMatchObject([{ action: 'second-factor-remove', details: { kind: 'passkey' } }]);
  expect((await enter(answer)).statusCode).toBe(401);
  expect((await signInWithPassword(owner)).statusCode).toBe(200);
});

test('setting up any factor, the second and third too, ends all other sessions (C11.1)', async () => {
  const here = await person();
  const passkey = await add(here);
  const elsewhere = async () => ({ cookie: cookieOf(await enter(signBy(passkey, await ask(), using()))) });
  for (const setUp of [() => setUpApp(stage, here), () => add(here, 'Another')]) {
    const there = await elsewhere();
    expect(await check(there)).toBe(200);
    await setUp();
    expect([await check(here), await check(there)]).toEqual([200, 401]);
  }
});
