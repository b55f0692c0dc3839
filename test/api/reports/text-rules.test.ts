/** What a text may contain and how it is stored, through HTTP (C3.3). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINIMAL, type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const submit = (texts: object) =>
  stage.call('POST', '/api/reports', { body: { clubId: stage.clubs.ridge, ...MINIMAL, ...texts } });

const kept = async (texts: object) => stage.stored((await submit(texts)).json().id);

const pathsOf = async (texts: object): Promise<string[]> => {
  const refused = await submit(texts);
  expect(refused.statusCode).toBe(400);
  return refused.json().errors.map(({ path }: { path: string }) => path);
};

test('text is trimmed and composed, CRLF becomes LF, and inner spaces stay (C3.3)', async () => {
  const narrative = '\r\n  First line\r\nsecond\tline, Mu\u0308nchen\u00a0\n';
  expect(await kept({ narrative, headline: '\ufeff  Two  words\u3000' })).toMatchObject({
    narrative: 'First line\nsecond\tline, M\u00fcnchen',
    headline: 'Two  words',
  });
});

test.each(['', ' ', '\t\n ', '\u200b', '\u00ad', '\u2060\ufeff', '\u2800', '\u3164', '\u200e\u200f', '\u180e'])(
  'text without a visible character, %j, is stored as null (C3.3)',
  async (blank) => {
    expect(await kept({ headline: blank, model: blank, localDate: blank, reporterTelephone: blank })).toMatchObject({
      headline: null,
      model: null,
      localDate: null,
      reporterTelephone: null,
    });
  },
);

const CONTROLS = ['\u0000', '\u0001', '\u0008', '\u000b', '\u000c', '\u001b', '\u001f', '\u007f', '\u0085', '\u009f'];

test.each([...CONTROLS, '\r', '\ud800', '\udc00'])(
  'the character %j is rejected anywhere in any text, at its field (C3.3)',
  async (bad) => {
    expect(await pathsOf({ headline: `a${bad}b`, narrative: `Ten letters${bad} and more` })).toEqual(
      expect.arrayContaining(['headline', 'narrative']),
    );
    expect(await pathsOf({ stateArea: `${bad}x` })).toEqual(['stateArea']);
  },
);

test.each(['\n', '\r\n', '\u2028', '\u2029'])(
  'a single-line field rejects %j, the narrative accepts it (C3.3)',
  async (end) => {
    expect(await pathsOf({ headline: `a${end}b`, locationOccurrence: `a${end}b` })).toEqual(
      expect.arrayContaining(['headline', 'locationOccurrence']),
    );
    expect((await submit({ narrative: `Ten letters${end}and more` })).statusCode).toBe(201);
  },
);

test('a tab is allowed in single-line and in long texts (C3.3)', async () => {
  expect(await kept({ headline: 'a\tb', narrative: 'Ten letters\tand more' })).toMatchObject({ headline: 'a\tb' });
});

test.each([[7], [true], [['a']], [{ a: 1 }]])(
  '%j is not text and is rejected with 400 at its field (C3.1)',
  async (value) => {
    expect(await pathsOf({ headline: value, narrative: value, reporterEmail: value })).toEqual(
      expect.arrayContaining(['headline', 'narrative', 'reporterEmail']),
    );
  },
);

test.each([
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '0000-01-01',
  '26-01-01',
  'now',
  'infinity',
  '12/31/2026',
  '2026-01-01T00:00',
])('the day %s is not a real date as YYYY-MM-DD: 400 at localDate and utcDate (C3.3)', async (day) => {
  expect(await pathsOf({ localDate: day, utcDate: day })).toEqual(expect.arrayContaining(['localDate', 'utcDate']));
});

test('real days are kept as they are: leap days, the first year and the last (C3.3)', async () => {
  for (const day of ['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])
    expect(await kept({ localDate: day, utcDate: day })).toMatchObject({ localDate: day, utcDate: day });
});

test.each(['24:00', '12:60', '7:05', '12', '12:00:60', '12:00Z', '12:00:00.5', '１２:００'])(
  'the time %s is invalid: 400 at localTime and utcTime (C3.3)',
  async (time) => {
    expect(await pathsOf({ localTime: time, utcTime: time })).toEqual(expect.arrayContaining(['localTime', 'utcTime']));
  },
);

test('times HH:MM and HH:MM:SS are kept as they are (C3.3)', async () => {
  for (const time of ['00:00', '23:59', '00:00:00', '23:59:59'])
    expect(await kept({ localTime: time, utcTime: time })).toMatchObject({ localTime: time, utcTime: time });
});

test('a report may contain markup, quotes, template and SQL characters, and returns them unchanged (C7.8)', async () => {
  const headline = `<script>alert('x')</script> "'\`\${1}; DROP TABLE reports; -- %s {{x}} \\`;
  expect(await kept({ headline })).toMatchObject({ headline });
});
