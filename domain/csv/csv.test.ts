/** Writing and reading CSV for spreadsheets (C12.4, C12.7). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFormula, unescapeFormula } from './formula-escape.ts';
import { AFTER_QUOTE, type CsvTable, readCsv, UNCLOSED } from './read.ts';
import { BYTE_ORDER_MARK, csvRow } from './write.ts';

const MOST = 10_000;
const cellsOf = (text: string): string[][] => (readCsv(text, MOST) as CsvTable).rows.map(({ cells }) => cells);

const hostile = fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠\t\r\n\'",; aä\u0000\uFEFF'.split('')) });
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), hostile);
const width = 3;
const row = fc
  .array(text, { minLength: width, maxLength: width })
  .filter((cells) => cells.some((cell) => cell.trim() !== ''));
const rows = fc.array(row, { minLength: 1, maxLength: 8 });

describe('writing', () => {
  test('every cell is quoted, quotation marks are doubled, and rows end in CRLF (C12.4)', () => {
    expect(csvRow(['a', null, 'say "no"', true, 7])).toBe('"a","","say ""no""","true","7"\r\n');
    expect(csvRow(['a', 'b'], ';')).toBe('"a";"b"\r\n');
  });

  test.each(['=1', '+1', '-1', '@a', '\tx', '\rx', '＝1', '＋1', '－1', '＠a'])(
    'a cell that begins like %j gets an apostrophe (C12.4)',
    (cell) => expect(csvRow([cell])).toBe(`"'${cell}"\r\n`),
  );

  test.each(['1=1', 'a-b', ' =1', "it's", ''])('%j is written unchanged (C12.4)', (cell) => {
    expect(csvRow([cell])).toBe(`"${cell}"\r\n`);
  });

  test('no written cell begins like a formula (C12.4)', () => {
    fc.assert(fc.property(text, (cell) => !/^"[=+\-@\t\r＝＋－＠]/.test(csvRow([cell]))));
  });

  test('any text survives writing and reading, with either separator (C12.4, C12.7)', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(',' as const, ';' as const), (table, separator) => {
        const header = ['one', 'two', 'three'];
        const file = BYTE_ORDER_MARK + [header, ...table].map((row) => csvRow(row, separator)).join('');
        expect(cellsOf(file).map((row) => row.map(unescapeFormula))).toEqual([header, ...table]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('reading', () => {
  test.each([
    ['a,b\r\n1,2\r\n', ','],
    ['a;b\n1;2', ';'],
    ['a\tb\r1\t2\r', '\t'],
    ['sep=;\r\na;b\r\n1;2', ';'],
    ['"a, c";b\n1;2', ';'],
    ['a, c;b\n1;2', ';'],
  ])('%j is read with the separator %j, whatever its line endings (C12.7)', (file, separator) => {
    const table = readCsv(file, MOST) as CsvTable;
    expect(table.separator).toBe(separator);
    expect(table.rows.map(({ cells }) => cells.length)).toEqual([2, 2]);
    expect(table.rows[1]?.cells).toEqual(['1', '2']);
  });

  test('empty rows above the header do not affect the separator (C12.7)', () => {
    for (const above of ['\n\n', ' \r\n', ',,\n', '\n'.repeat(1_000), '""\n'.repeat(1_000)])
      expect((readCsv(`${above}Datum;Bericht, kurz;Ort\n1;2;3`, MOST) as CsvTable).separator).toBe(';');
  });

  test('rows are numbered as in a spreadsheet, even after cells of several lines (C12.7)', () => {
    const table = readCsv('a,b\n"1\n2\n3",x\n4,y', MOST) as CsvTable;
    expect(table.rows).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 2, cells: ['1\n2\n3', 'x'] },
      { row: 3, cells: ['4', 'y'] },
    ]);
  });

  test('a `sep=` line is not a row, as in a spreadsheet: the header after it is row 1 (C12.7)', () => {
    expect((readCsv('sep=,\na,b\n1,2', MOST) as CsvTable).rows.map(({ row }) => row)).toEqual([1, 2]);
    expect(readCsv('sep=,\na,b\n1,"2', MOST)).toEqual({ row: 2, message: UNCLOSED });
  });

  test('a quotation mark within an unquoted cell is an ordinary character', () => {
    expect(cellsOf('a,b\n5" nail,x')).toEqual([
      ['a', 'b'],
      ['5" nail', 'x'],
    ]);
  });

  test('a file cut off within a quoted cell is refused, naming the row where the cell begins (C12.7)', () => {
    expect(readCsv('"a","b"\n"1","2"\n"3","fo', MOST)).toEqual({ row: 3, message: UNCLOSED });
  });

  test('text after the closing quotation mark of a cell is refused, naming its row (C12.7)', () => {
    expect(readCsv('a,b\n"1"2,3', MOST)).toEqual({ row: 2, message: AFTER_QUOTE });
  });

  test('empty rows are skipped and counted in row numbers, and reading stops after as many others as asked for (C12.7)', () => {
    const table = readCsv('a;b\n\n ;\n"";\t\n1;2\n\n3;4\n5;"6', 3) as CsvTable;
    expect(table.rows.map(({ row }) => row)).toEqual([1, 5, 7]);
  });

  test('never throws, and 5 MB are read within a second', () => {
    fc.assert(fc.property(text, (file) => void readCsv(file, MOST)));
    const start = performance.now();
    expect(
      (readCsv(`${csvRow(['x'.repeat(500), 'y'.repeat(500)])}`.repeat(5_000), MOST) as CsvTable).rows,
    ).toHaveLength(5_000);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

test('a cell that begins with = is a formula, unless an apostrophe precedes it (C12.7)', () => {
  expect(['=1', ' =SUM(A1)', '＝1'].every(isFormula)).toBe(true);
  expect(["'=1", '+49 30 1', '- rope broke', '@club', 'a=b'].some(isFormula)).toBe(false);
});
