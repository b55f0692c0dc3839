/** A list as CSV, page by page (C12.4), so that other requests are not blocked */
import { BYTE_ORDER_MARK, type Cell, csvRow, type Separator } from '../../domain/csv/write.ts';

/** Rows per page: about half a megabyte. */
export const EXPORT_PAGE_ROWS = 500;

type Pages<Row, Cursor> = {
  header: readonly string[];
  separator: Separator;
  /** Up to `EXPORT_PAGE_ROWS` + 1 rows. */
  read: (after: Cursor | null) => Promise<Row[]>;
  cursorOf: (row: Row) => Cursor;
  cellsOf: (row: Row) => Cell[];
};

/** Each page starts after the last row of the previous one, so none repeats. */
export async function* csvPages<Row, Cursor>(pages: Pages<Row, Cursor>): AsyncGenerator<string> {
  const { header, separator, read, cursorOf, cellsOf } = pages;
  let text = BYTE_ORDER_MARK + csvRow(header, separator);
  let after: Cursor | null = null;
  for (;;) {
    const found: Row[] = await read(after);
    const rows = found.slice(0, EXPORT_PAGE_ROWS);
    yield text + rows.map((row) => csvRow(cellsOf(row), separator)).join('');
    const last = rows.at(-1);
    if (found.length <= EXPORT_PAGE_ROWS || last === undefined) return;
    text = '';
    after = cursorOf(last);
  }
}
