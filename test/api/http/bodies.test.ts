/** Request bodies: size, media type and shape (C3.4, C6.4, C3.1), and the shape of every refusal. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINIMAL, type Stage, setStage } from '../../stage.ts';

const LIMIT_BYTES = 256 * 1024;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

/** A valid submission of exactly this many bytes, padded with an ignored field. */
function submissionOf(bytes: number, filler = 'x'): string {
  const empty = JSON.stringify({ clubId: stage.clubs.ridge, ...MINIMAL, filler: '' });
  const width = Buffer.byteLength(filler);
  const left = bytes - Buffer.byteLength(empty);
  const text = JSON.stringify({
    clubId: stage.clubs.ridge,
    ...MINIMAL,
    filler: filler.repeat(Math.floor(left / width)) + 'x'.repeat(left % width),
  });
  expect(Buffer.byteLength(text)).toBe(bytes);
  return text;
}

const total = async (): Promise<number> =>
  (await stage.call('GET', '/api/reports/counts', { as: 'superAdmin' })).json().total;

test.each(['x', 'é', '🛩'])(
  'a body of 256 KiB made of %s is accepted; one byte more is rejected with 413 and stores nothing (C3.4)',
  async (filler) => {
    const before = await total();
    for (const bytes of [LIMIT_BYTES - 1, LIMIT_BYTES])
      expect((await stage.call('POST', '/api/reports', { body: submissionOf(bytes, filler) })).statusCode).toBe(201);
    for (const bytes of [LIMIT_BYTES + 1, 4 * LIMIT_BYTES]) {
      const refused = await stage.call('POST', '/api/reports', { body: submissionOf(bytes, filler) });
      expect([refused.statusCode, Object.keys(refused.json())]).toEqual([413, ['message']]);
    }
    expect(await total()).toBe(before + 2);
  },
);

/** Every call that takes a body, and who may make it; the placeholders are replaced with ids. */
const WITH_BODY = [
  ['POST', '/api/reports'],
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/password'],
  ['POST', '/api/clubs'],
  ['PATCH', '/api/clubs/:club'],
  ['POST', '/api/users'],
  ['PATCH', '/api/users/:user'],
  ['PATCH', '/api/reports/:report'],
  ['POST', '/api/reports/:report/approve'],
  ['POST', '/api/reports/:report/comment'],
  ['POST', '/api/reports/:report/public-preview'],
] as const;

/** Calls that need no body but validate one that is sent. */
const WITHOUT_BODY = [
  ['POST', '/api/reports/:report/hide'],
  ['DELETE', '/api/reports/:report/contact'],
  ['POST', '/api/auth/logout'],
  ['DELETE', '/api/clubs/:club'],
  ['DELETE', '/api/users/:user'],
] as const;

async function ask(method: string, pattern: string, body: string, headers: Record<string, string> = {}) {
  const url = pattern
    .replace(':club', stage.clubs.valley)
    .replace(':user', stage.people.valleyManager.id)
    .replace(':report', await stage.report('valley'));
  return stage.call(method, url, { as: 'superAdmin', body, headers });
}

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
];

test.each([...WITH_BODY, ...WITHOUT_BODY])(
  '%s %s with a body of another media type, or of none, is rejected with 415 (C6.4)',
  async (method, url) => {
    for (const type of [...TYPES, 'text/json', 'application/json-patch+json', '', 'nonsense', ';'])
      expect((await ask(method, url, '{}', { 'content-type': type })).statusCode, type).toBe(415);
  },
);

test('the media type may have capitals and parameters (C6.4)', async () => {
  for (const type of ['Application/JSON', 'application/json; charset=utf-8', 'application/json;charset=UTF-8'])
    expect((await ask('POST', '/api/reports', submissionOf(1_000), { 'content-type': type })).statusCode).toBe(201);
});

const NOT_OBJECTS = [
  '{',
  '',
  ' ',
  '{"a":1',
  "{'a':1}",
  '{"a":1}}',
  '[]',
  '[{}]',
  'null',
  '1',
  '"text"',
  'true',
  'NaN',
  '\u0000',
];

test.each(WITH_BODY)(
  '%s %s with malformed JSON, or JSON that is not an object, is rejected with 400 in the error shape (C3.1)',
  async (method, url) => {
    for (const body of [...NOT_OBJECTS, `${'['.repeat(100_000)}`, `${'{"a":'.repeat(40_000)}1`]) {
      const refused = await ask(method, url, body);
      expect(refused.statusCode, body.slice(0, 20)).toBe(400);
      const { message, ...rest } = refused.json();
      expect([typeof message, Object.keys(rest)]).toEqual(['string', []]);
    }
  },
);

test('a body that is not UTF-8 is rejected with 400; a byte order mark is ignored (C3.1)', async () => {
  const inject = (payload: Buffer) =>
    stage.app.inject({ method: 'POST', url: '/api/reports', headers: { 'content-type': 'application/json' }, payload });
  const valid = Buffer.from(submissionOf(1_000));
  expect((await inject(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), valid]))).statusCode).toBe(201);
  expect((await inject(Buffer.concat([valid, Buffer.from([0xff])]))).statusCode).toBe(400);
  expect((await inject(Buffer.from(valid.toString(), 'utf16le'))).statusCode).toBe(400);
});

test('keys that are special in JavaScript, and duplicate keys, do no harm (C3.17)', async () => {
  const odd = '{"__proto__":{"narrative":"inherited narrative","clubId":"x"},"constructor":1,"a":1,"a":2}';
  const refused = await ask('POST', '/api/reports', odd);
  expect(refused.json().errors.map(({ path }: { path: string }) => path)).toContain('narrative');
});

test('an error has a message and, for broken rules only, errors with path and message; no server details (C3.1)', async () => {
  const answers = [
    await stage.call('POST', '/api/reports', { body: { narrative: 7 } }),
    await stage.call('GET', '/api/users'),
    await stage.call('GET', '/api/users', { as: 'ridgePilot' }),
    await stage.call('GET', '/api/nothing/here'),
    await stage.call('PUT', '/api/clubs', { body: {} }),
    await stage.call('GET', '/api/reports/public?limit=x'),
    await stage.call('PATCH', `/api/clubs/${stage.clubs.ridge}`, {
      as: 'superAdmin',
      body: { name: 'valley gliding CLUB' },
    }),
    await stage.call('POST', '/api/auth/login', { body: { email: 'a@b.example', password: 'x' } }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 401, 403, 404, 404, 400, 409, 401]);
  for (const answer of answers) {
    const { message, errors, ...rest } = answer.json();
    expect([typeof message, rest]).toEqual(['string', {}]);
    if (answer.statusCode === 400) for (const each of errors) expect(Object.keys(each)).toEqual(['path', 'message']);
    else expect(errors).toBeUndefined();
    expect(answer.body).not.toMatch(/ at |\.ts|\.js|SELECT|node_modules|\/work|postgres|drizzle/);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});
