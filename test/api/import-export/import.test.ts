/** Importing a club's old reports (C12.7). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportPreview } from '../../../domain/imports/import.ts';
import type { StaffReport } from '../../../domain/reports/staff-report.ts';
import { auditOf } from '../../audit.ts';
import { expectProblem } from '../../problem.ts';
import { everyRow } from '../../rows.ts';
import { type Call, type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const CSV = { 'content-type': 'text/csv' };
type Who = NonNullable<Call['as']>;

async function send(file: string | Buffer, { as = 'ridgeAdmin' as Who, clubId = '', headers = CSV } = {}) {
  const cookie = typeof as === 'string' ? stage.people[as].cookie : as.cookie;
  const url = `/api/imports${clubId && `?clubId=${clubId}`}`;
  return stage.app.inject({ method: 'POST', url, headers: { ...headers, cookie }, payload: file });
}
async function begin(file: string | Buffer, options: Parameters<typeof send>[1] = {}): Promise<ImportPreview> {
  const answer = await send(file, options);
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([201, expect.any(String)]);
  return answer.json();
}
const confirm = (id: string, body?: object, as: Who = 'ridgeAdmin') =>
  stage.call('POST', `/api/imports/${id}/confirm`, { as, ...(body && { body }) });
const change = (id: string, body: object, as: Who = 'ridgeAdmin') =>
  stage.call('PATCH', `/api/imports/${id}`, { as, body });
const found = async (keyword: string, as: Who = 'ridgeAdmin'): Promise<StaffReport[]> =>
  (await stage.call('GET', `/api/reports?keyword=${encodeURIComponent(keyword)}`, { as })).json();
const total = async () => (await stage.call('GET', '/api/reports/counts', { as: 'ridgeAdmin' })).json();
const fields = ({ columns }: ImportPreview) => columns.map(({ field }) => field);

test('a file becomes pending reports with their own submission days, searchable like others; no email is needed (C12.7)', async () => {
  const before = await total();
  const file = [
    'Meldedatum;Datum;Uhrzeit;Ort;Beschreibung;Verletzung;Melder;Bemerkung',
    '03.06.2019;01.06.2019;14.30;Grünwald;"Das Seil riss in 100 m;\nLandung geradeaus.";Minor injury;Hans;x',
    '24.12.2019;;9:05;Blaustein;"Haube öffnete sich importa.";;;',
  ].join('\r\n');
  const preview = await begin(file);
  expect(preview).toMatchObject({ dayOrder: 'dmy', rows: 2, bad: [], known: [] });
  expect(fields(preview).map(String).join(' ')).toBe(
    'submittedAt localDate localTime locationOccurrence narrative injuryLevel reporterName null',
  );
  expect(await total()).toEqual(before);
  const lines = await auditOf(stage, async () => {
    expect((await confirm(preview.id)).json()).toEqual({ imported: 2 });
  });
  expect(lines).toMatchObject([
    { action: 'report-import', subjectId: stage.clubs.ridge, details: { imported: 2, known: 0, leftOut: 0 } },
  ]);
  const [first] = await found('Grünwald seil');
  expect(first).toMatchObject({
    clubId: stage.clubs.ridge,
    submittedAt: '2019-06-03T00:00:00.000Z',
    localDate: '2019-06-01',
    localTime: '14:30',
    narrative: 'Das Seil riss in 100 m;\nLandung geradeaus.',
    severity: 'minor',
    reporterName: 'Hans',
    reporterEmail: null,
    approvedForPublicView: false,
    reviewedAt: null,
  });
  expect(Object.keys(first ?? {}).sort()).toEqual(Object.keys(await stage.stored(await stage.report('ridge'))).sort());
  expect(await total()).toMatchObject({ total: before.total + 3, pending: before.pending + 3 });
  expect(await found('Grünwald', 'valleyAdmin')).toEqual([]);
  await stage.approve(first?.id ?? '');
  expect((await confirm(preview.id)).json()).toEqual({ imported: 2 });
});

test('rows imported before are recognised, whatever their contact, and never stored again, even by simultaneous imports (C12.7)', async () => {
  const file = (name: string) =>
    `date,narrative,name\n2020-01-01,The tug ran out of fuel doubled.,${name}\n2020-01-02,Another one doubled.,`;
  const [one, two] = [await begin(file('Ann')), await begin(file('Ann'))];
  const both = await Promise.all([confirm(one.id), confirm(two.id)]);
  expect(both.map((answer) => answer.json().imported).sort()).toEqual([0, 2]);
  const again = await begin(file('Somebody else'));
  expect(again.known).toEqual([2, 3]);
  expect((await confirm(again.id)).json()).toEqual({ imported: 0 });
  expect(await found('doubled')).toHaveLength(2);
  const elsewhere = await begin(file('Ann'), { as: 'valleyAdmin' });
  expect(elsewhere.known).toEqual([]);
});

test('two equal rows of one file are two reports, and both are recognised afterwards (C12.7)', async () => {
  const file = 'date,narrative\n2020-03-01,The cable broke twinned.\n2020-03-01,The cable broke twinned.';
  const preview = await begin(file);
  expect(preview).toMatchObject({ rows: 2, bad: [], known: [] });
  expect((await confirm(preview.id)).json()).toEqual({ imported: 2 });
  expect(await found('twinned')).toHaveLength(2);
  const again = await begin(file);
  expect(again.known).toEqual([2, 3]);
  expect((await confirm(again.id)).json()).toEqual({ imported: 0 });
});

test('each invalid row is reported in the words of the form, and left out only on request (C12.7)', async () => {
  const rows = [
    ['2020-02-01', 'Fine and leftout one.', 'a@b.example', '14:00'],
    ['2020-02-30', 'Bad day of the occurrence.', '', ''],
    ['2020-02-03', 'short', '', ''],
    ['2020-02-04', '=HYPERLINK("http://x")', 'no email', '25:00'],
    ['2020-02-05', 'Too few cells in this row.'],
  ];
  const quoted = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  const preview = await begin(['date,narrative,email,time', ...quoted, ',,,'].join('\n'));
  expect(preview.rows).toBe(5);
  expect(preview.bad).toEqual([
    { row: 3, message: 'date "2020-02-30": February 2020 has 29 days' },
    { row: 4, message: 'narrative "short": Please provide at least a brief description of what occurred' },
    {
      row: 5,
      message: expect.stringMatching(
        /^narrative "=HYPERLINK\("http:\/\/x"\)": this is a formula.*; time "25:00": Please enter a time as HH:MM.*; email "no email": /,
      ),
    },
    { row: 6, message: expect.stringMatching(/^the number of cells .* \(2 instead of 4\); the file may be cut off/) },
  ]);
  const untouched = await everyRow(stage);
  const refused = await confirm(preview.id);
  expectProblem(refused, 'imports/bad-rows', 'leaveOut');
  expect(await everyRow(stage)).toBe(untouched);
  expect((await confirm(preview.id, { leaveOut: true })).json()).toEqual({ imported: 1 });
  expect(await found('leftout')).toHaveLength(1);
});

test('columns and the order of days can be corrected by hand (C12.7)', async () => {
  const preview = await begin('Wann,Was,wie\n03/04/2020,The canopy opened corrected.,x');
  expect(fields(preview)).toEqual([null, null, null]);
  const columns = [
    { header: 'Wann', field: 'submittedAt' },
    { header: 'Was', field: 'narrative' },
    { header: 'wie', field: null },
  ];
  expect((await change(preview.id, { columns, dayOrder: 'mdy' })).json()).toEqual({
    ...preview,
    columns,
    dayOrder: 'mdy',
    bad: [],
    sample: [
      { row: 2, report: { submittedAt: '2020-03-04T00:00:00.000Z', narrative: 'The canopy opened corrected.' } },
    ],
  });
  for (const bad of [
    [],
    columns.slice(1),
    columns.map((each) => ({ ...each, field: 'narrative' })),
    [...columns].reverse(),
    'x',
  ])
    expect((await change(preview.id, { columns: bad })).statusCode).toBe(400);
  expect((await change(preview.id, { dayOrder: 'ydm' })).statusCode).toBe(400);
  expect((await confirm(preview.id)).json()).toEqual({ imported: 1 });
  expect(await found('corrected')).toMatchObject([{ submittedAt: '2020-03-04T00:00:00.000Z' }]);
});

test('the order of days is guessed again for other columns, but an order that was chosen is kept (C12.7)', async () => {
  const preview = await begin('Wann,Was\n31.12.2019,The canopy opened reordered.');
  expect(preview.dayOrder).toBe('ymd');
  const columns = [
    { header: 'Wann', field: 'localDate' },
    { header: 'Was', field: 'narrative' },
  ];
  expect((await change(preview.id, { columns })).json()).toMatchObject({ dayOrder: 'dmy', bad: [] });
  const undated = [{ header: 'Wann', field: null }, ...columns.slice(1)];
  expect((await change(preview.id, { columns: undated })).json().dayOrder).toBe('ymd');
  await change(preview.id, { columns, dayOrder: 'mdy' });
  expect((await change(preview.id, { columns: undated })).json().dayOrder).toBe('mdy');
  expect((await change(preview.id, { undated: 'today' })).json().dayOrder).toBe('mdy');
});

test('Windows-1252 is decoded, 0x80 to 0x9F too, and so is UTF-8, with a byte order mark or without (C12.7)', async () => {
  const text = '„Schön“ – €100œ';
  for (const [place, file] of [
    ['Xcode', Buffer.from('Beschreibung,Datum,Ort\n\x84Sch\xf6n\x93 \x96 \x80100\x9c,2020-01-01,Xcode', 'latin1')],
    ['Xmarked', `\uFEFFBeschreibung,Datum,Ort\n${text},2020-01-01,Xmarked`],
    ['Xplain', `Beschreibung,Datum,Ort\n${text},2020-01-01,Xplain`],
  ] as const) {
    expect((await confirm((await begin(file)).id)).json()).toEqual({ imported: 1 });
    expect(await found(place)).toMatchObject([{ narrative: text }]);
  }
});

test('an exported file can be imported again, texts that look like formulas included (C12.4, C12.7)', async () => {
  const texts = { narrative: '\'=1+1 said the logger,\n"twice"', headline: '-Roundtrip', locationOccurrence: '＠home' };
  await stage.report('valley', { ...texts, reporterName: 'Nobody', localDate: '2026-05-05' });
  const exported = await stage.call('GET', '/api/reports.csv?keyword=roundtrip&identifying=true', {
    as: 'valleyAdmin',
  });
  const preview = await begin(Buffer.from(exported.body));
  expect(preview).toMatchObject({ rows: 1, bad: [], known: [] });
  expect((await confirm(preview.id)).json()).toEqual({ imported: 1 });
  expect(await found('roundtrip')).toMatchObject([
    { ...texts, localDate: '2026-05-05', submittedAt: '2026-06-15T12:00:00.000Z', reporterName: null },
  ]);
});

describe('a file that is not a table of reports is 400 at `file`, with the row, and nothing is kept (C12.7)', () => {
  const many = `narrative\n${'A report like any other.\n'.repeat(5_001)}`;
  test.each<[string, string | Buffer, RegExp]>([
    ['nothing', '', /^Row 1: the file is empty$/],
    ['a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 1, 2]), /^Row 1: this is a workbook/],
    ['UTF-16', Buffer.from('\uFEFFnarrative\nText of a report', 'utf16le'), /^Row 1: the file is in UTF-16/],
    ['prose', 'Dear all\nplease find our reports below\n', /^Row 1: .*this is not a CSV file$/],
    ['a header alone', 'date,narrative\n', /^Row 2: there is no report/],
    ['a column twice', 'date,Narrative,narrative \n2020-01-01,a,b', /^Row 1: the column narrative appears twice$/],
    ['5,001 rows', many, /^Row 5,002: at most 5,000 reports/],
    [
      'a cut cell',
      'date,narrative\n2020-01-01,"one"\n2020-01-02,"tw',
      /^Row 3: a quotation mark opens here and is never closed/,
    ],
    [
      'a cut sign',
      Buffer.from('date,narrative\n2020-01-01,Schön grün\n2020-01-02,übel', 'utf8').subarray(0, -4),
      /^Row \d: some characters are neither/,
    ],
    [
      'Shift-JIS',
      Buffer.concat([Buffer.from('date,narrative\n2020-01-01,'), Buffer.from([0x81, 0x8d, 0x81, 0x90])]),
      /^Row 2: some characters are neither/,
    ],
  ])('%s', async (_name, file, words) => {
    const [untouched, answer] = [await everyRow(stage), await send(file)];
    if (_name === 'a cut sign' && answer.statusCode === 201) return expect(answer.json().rows).toBe(2);
    expectProblem(answer, 'request/invalid', 'file');
    expect(answer.json().errors[0].message).toMatch(words);
    expect(await everyRow(stage)).toBe(untouched);
  });

  test('more than 5 MB is 413, another media type 415; 401, 403 and 404 come first (C12.7, C3.17)', async () => {
    expect((await send(`narrative\n${'x'.repeat(5_000_000)}`)).statusCode).toBe(413);
    for (const type of ['application/json', 'text/plain', 'application/octet-stream'])
      expect((await send('narrative\nA report as any.', { headers: { 'content-type': type } })).statusCode).toBe(415);
    expect((await stage.call('POST', '/api/imports', { body: {} })).statusCode).toBe(401);
    expect((await send('', { as: 'ridgeManager' })).statusCode).toBe(403);
    expect((await send('', { clubId: stage.clubs.valley })).statusCode).toBe(404);
    const nameless = await send('narrative\nA report as any.', { as: 'superAdmin' });
    expect([nameless.statusCode, nameless.json().errors]).toEqual([
      400,
      [{ path: 'clubId', message: 'Please select a club' }],
    ]);
    expect((await begin('narrative\nA report as any.', { as: 'superAdmin', clubId: stage.clubs.ridge })).rows).toBe(1);
  });
});

test('another club\u2019s import is 404, and an unconfirmed one is gone after an hour (C12.7)', async () => {
  const { id } = await begin('narrative\nA report that waits too long.');
  expect((await confirm(id, {}, 'valleyAdmin')).statusCode).toBe(404);
  expect((await change(id, {}, 'valleyAdmin')).statusCode).toBe(404);
  expect((await change(id, {}, 'superAdmin')).statusCode).toBe(200);
  stage.clock.advance({ minutes: 60 });
  expect((await change(id, {})).statusCode).toBe(404);
  expect((await confirm(id)).statusCode).toBe(404);
});
