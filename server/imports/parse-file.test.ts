/** Reading a file of old reports, up to the limits (C12.7). */
import { expect, test } from 'vitest';
import { IMPORT_BYTES_MAX } from '../../domain/imports/import.ts';
import { formatEncodedMessage } from '../../domain/language/validation-message.ts';
import { Problem } from '../../domain/problems.ts';
import { checkRows, guess, parseTable } from './parse-file.ts';

const NOW = new Date('2026-06-15T12:00:00Z');

async function check(file: string) {
  const table = parseTable(Buffer.from(file));
  const options = { ...guess(table), clubId: 'ridge', chosenValues: {}, undated: null, now: NOW };
  const { good, bad } = await checkRows(table, options);
  return {
    good: good.map(({ row, report }) => [row, report.submittedAt.toISOString().slice(0, 16)]),
    bad: bad.map(({ row, messages }) => [row, messages.map(formatEncodedMessage).join('; ')]),
  };
}

function refusalOf(file: string): string {
  try {
    parseTable(Buffer.from(file));
  } catch (error) {
    if (error instanceof Problem) return formatEncodedMessage(error.errors?.[0]?.message ?? '');
  }
  return 'none';
}

test('empty rows do not count as reports, but in the numbers of rows (C12.7)', async () => {
  const reports = (count: number) => '2020-03-02,The cable broke.\n'.repeat(count);
  const sparse = await check(`date,narrative\n${'\n'.repeat(9_999)}2020-03-02,The cable broke.`);
  expect(sparse).toEqual({ good: [[10_001, '2020-03-02T00:00']], bad: [] });
  const full = `${'\n'.repeat(20_000)}date,narrative\n${'""\n'.repeat(20_000)}${reports(5_000)}${'\n'.repeat(20_000)}`;
  expect(parseTable(Buffer.from(full)).rows).toHaveLength(5_000);
  const tooMany = `date,narrative\n${',\n'.repeat(20_000)}${reports(5_001)}`;
  expect(refusalOf(tooMany)).toMatch(/^Row 25,002: at most 5,000 reports/);
});

test.each(['\n', ';\n', '""\n'])('a file that is full of rows like %j is read within 2 s (C12.7)', (empty) => {
  const report = 'date;narrative\n2020-03-02;The cable broke.';
  const rows = empty.repeat((IMPORT_BYTES_MAX - report.length) / empty.length);
  for (const file of [rows + report, report.replace('\n', `\n${rows}`)].map((text) => Buffer.from(text))) {
    const start = process.cpuUsage();
    expect(parseTable(file).rows).toHaveLength(1);
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(2_000);
  }
});

/** Windows-1250; `letters` are those outside ASCII. */
const inWindows1250 = (text: string, letters: Record<string, number>): Buffer =>
  Buffer.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));

test.each([
  ['Obrażenia', 'Zerwanie liny wyciągarki', { ż: 0xbf, ą: 0xb9 }],
  ['Zranění', 'Při přistání se otevřel kryt kabiny', { ě: 0xec, í: 0xed, ř: 0xf8, á: 0xe1 }],
])('Windows-1250 is recognised by Polish and Czech words: %s (C12.7)', (header, narrative, letters) => {
  const { headers, rows } = parseTable(inWindows1250(`${header};narrative\n;${narrative}`, letters));
  expect([headers[0], rows[0]?.cells[1]]).toEqual([header, narrative]);
});

test.each([
  'Der Fluß, 20 m³ Wasser, ½ Stunde',
  'Tomáš è atterrato lì',
  '¿Qué pasó? Él dijo: ¡sí!',
  'Søren prøvede at lande',
])('%s is Windows-1252 (C12.7)', (narrative) => {
  const file = Buffer.from(`date;narrative\n2020-01-01;${narrative.replace('š', '\x9A')}`, 'latin1');
  expect(parseTable(file).rows[0]?.cells[1]).toBe(narrative);
});

test('below a `sep=` line the header is row 1, as in a spreadsheet (C12.7)', async () => {
  const { bad } = await check('sep=;\nDatum;Bericht\n1.2.2020;kurz');
  expect(bad).toMatchObject([[2, expect.stringMatching(/^Bericht "kurz"/)]]);
});

test('a row may end in a separator only if the header does too (C12.7)', async () => {
  const unequal = await check('Datum;Bericht\n1.2.2020;Ein ausreichend langer Text;\n');
  expect(unequal).toMatchObject({ bad: [[2, expect.stringMatching(/^the number of cells .* \(3 instead of 2\)/)]] });
  const equal = await check('Datum;Bericht;\n1.2.2020;Ein ausreichend langer Text;\n');
  expect(equal).toEqual({ good: [[2, '2020-02-01T00:00']], bad: [] });
});

test('a row without a day of submission is refused if its occurrence is later than tomorrow (C12.7)', async () => {
  const days = ['01.05.2027', '17.06.2026', '16.06.2026', '15.06.2026'];
  const { good, bad } = await check(['Datum;Bericht', ...days.map((day) => `${day};Ein langer Text`)].join('\n'));
  expect(good).toEqual([
    [4, '2026-06-15T12:00'],
    [5, '2026-06-15T00:00'],
  ]);
  const inFuture = 'the date of submission must not be in the future';
  expect(bad).toEqual([
    [2, `Datum "01.05.2027": ${inFuture}`],
    [3, `Datum "17.06.2026": ${inFuture}`],
  ]);
});
