/** A whole list as CSV, a page at a time (contract C12.4): what is sent is forgotten, and nothing is held up meanwhile. */
import { BYTE_ORDER_MARK, type Cell, csvRow, type Separator } from '../../domain/csv/write.ts';

/** Rows that are read at once: some half a megabyte of text. */
export const EXPORT_PAGE = 500;

type Pages<Row, Place> = {
  header: readonly string[];
  separator: Separator;
  /** At most one more than `EXPORT_PAGE` rows behind a place. */
  read: (after: Place | null) => Promise<Row[]>;
  placeOf: (row: Row) => Place;
  cellsOf: (row: Row) => Cell[];
};

/** The header, then page after page; each goes on behind the last row of the one before, so that none comes twice. */
export async function* csvPages<Row, Place>(pages: Pages<Row, Place>): AsyncGenerator<string> {
  const { header, separator, read, placeOf, cellsOf } = pages;
  let text = BYTE_ORDER_MARK + csvRow(header, separator);
  let after: Place | null = null;
  for (;;) {
    const found: Row[] = await read(after);
    const rows = found.slice(0, EXPORT_PAGE);
    yield text + rows.map((row) => csvRow(cellsOf(row), separator)).join('');
    const last = rows.at(-1);
    if (found.length <= EXPORT_PAGE || last === undefined) return;
    text = '';
    after = placeOf(last);
  }
}
