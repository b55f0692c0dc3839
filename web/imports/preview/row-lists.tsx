/** Rows that cannot be imported, or already were (C12.7). */
import { useState } from 'react';
import type { ImportPreview as Preview } from '../../../domain/imports/import.ts';
import { fill, pluralText, wholeNumber } from '../../../domain/language/text.ts';
import { Button } from '../../ui/button.tsx';
import { rowRanges } from '../numbers.ts';
import * as words from './words/en.ts';

/** Rows shown before `Show all`. */
const SHOWN_FIRST = 100;

export function BadRows({ bad }: Pick<Preview, 'bad'>) {
  const [showsAll, setShowsAll] = useState(false);
  const visibleRows = showsAll ? bad : bad.slice(0, SHOWN_FIRST);
  const isCut = visibleRows.length < bad.length;
  return (
    <div>
      <h3 className="font-medium">{words.rowsNotImportable}</h3>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        {isCut && `${pluralText(words.firstRowsListed, bad.length, { shown: SHOWN_FIRST })} `}
        {words.correctThem}
      </p>
      <ul className="mt-2 grid gap-1.5 text-[0.9375rem]">
        {visibleRows.map(({ row, message }) => (
          <li key={row} className="wrap-anywhere">
            <strong>{fill(words.rowNumber, { row: wholeNumber(row) })}</strong>, {message}
          </li>
        ))}
      </ul>
      {isCut && (
        <Button variant="secondary" className="mt-3" onClick={() => setShowsAll(true)}>
          {pluralText(words.showAllRows, bad.length)}
        </Button>
      )}
    </div>
  );
}

/** Consecutive rows as ranges. */
export function KnownRows({ known }: Pick<Preview, 'known'>) {
  return (
    <div>
      <h3 className="font-medium">{words.importedBeforeTitle}</h3>
      <p className="mt-1 text-[0.9375rem] wrap-anywhere text-ink-soft">
        {pluralText(words.notImportedAgain, known.length, { rows: rowRanges(known) })}
      </p>
    </div>
  );
}
