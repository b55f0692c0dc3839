/** Rows of a file by their numbers: those that cannot be imported, and those that were imported before (contract C12.7). */
import { useState } from 'react';
import type { ImportPreview as Preview } from '../../../domain/imports/import.ts';
import { Button } from '../../ui/button.tsx';
import { counted, rowRanges } from '../words.ts';

/** How many rows are named before somebody asks for all of them. */
const SHOWN_FIRST = 100;

/** Each row that cannot be imported, with its column, its cell and what is wrong. */
export function BadRows({ bad }: Pick<Preview, 'bad'>) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? bad : bad.slice(0, SHOWN_FIRST);
  const isCut = shown.length < bad.length;
  return (
    <div>
      <h3 className="font-medium">Rows that cannot be imported</h3>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        {isCut && `The first ${SHOWN_FIRST} of ${counted(bad.length, 'row')} are listed. `}
        Correct them in your spreadsheet and choose the file again, or leave them out.
      </p>
      <ul className="mt-2 grid gap-1.5 text-[0.9375rem]">
        {shown.map(({ row, message }) => (
          <li key={row} className="wrap-anywhere">
            <strong>Row {row.toLocaleString('en')}</strong>, {message}
          </li>
        ))}
      </ul>
      {isCut && (
        <Button variant="secondary" className="mt-3" onClick={() => setShowsAll(true)}>
          Show all {counted(bad.length, 'row')}
        </Button>
      )}
    </div>
  );
}

/** The numbers of rows that were imported before, consecutive ones as a range. */
export function KnownRows({ known }: Pick<Preview, 'known'>) {
  return (
    <div>
      <h3 className="font-medium">Imported before</h3>
      <p className="mt-1 text-[0.9375rem] wrap-anywhere text-ink-soft">
        {counted(known.length, 'row')} {known.length === 1 ? 'was' : 'were'} imported before and will not be imported
        again: {known.length === 1 ? 'row' : 'rows'} {rowRanges(known)}.
      </p>
    </div>
  );
}
