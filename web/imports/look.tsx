/** What a file would become, before anything is stored (contract C12.7). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Imported, ImportPreview } from '../../domain/imports/import.ts';
import { Button } from '../ui/button.tsx';
import { confirmImport, lookAgain } from './api.ts';
import { ColumnsTable } from './columns-table.tsx';
import { Progress } from './progress.tsx';
import { counted, wordsOf } from './words.ts';

/** So many rows are named on the page; more are a matter for the spreadsheet. */
const NAMED_MOST = 100;

type Props = { first: ImportPreview; name: string; onDone: (imported: number) => void; onBack: () => void };

/** The summary, what the columns are, the rows that cannot be taken, and the button that imports the others. */
export function Look({ first, name, onDone, onBack }: Props) {
  const queryClient = useQueryClient();
  const [preview, setPreview] = useState(first);
  const again = useMutation({
    mutationFn: (change: Parameters<typeof lookAgain>[1]) => lookAgain(preview.id, change),
    onSuccess: setPreview,
  });
  const { id, rows, bad, known } = preview;
  const storing = useMutation({
    mutationFn: () => confirmImport(id, bad.length > 0),
    onSuccess: async ({ imported }: Imported) => {
      await queryClient.invalidateQueries();
      onDone(imported);
    },
  });
  const good = rows - bad.length - known.length;
  const isBusy = again.isPending || storing.isPending;
  const error = storing.error ?? again.error;
  return (
    <section className="rounded-card border border-line bg-surface shadow-card" aria-labelledby="import-look">
      <div className="grid gap-6 px-5 py-5 sm:px-6">
        <div>
          <h2 id="import-look" className="text-heading wrap-anywhere">
            What {name} becomes
          </h2>
          <p role="status" className="mt-2 text-[0.9375rem] text-ink-soft">
            {again.isPending ? 'Looking again...' : summary(good, preview)}
          </p>
        </div>
        <ColumnsTable {...{ preview, isBusy }} onChange={again.mutate} />
        {bad.length > 0 && <BadRows bad={bad} />}
        {known.length > 0 && (
          <p className="text-[0.9375rem] text-ink-soft">
            {counted(known.length, 'row')} {known.length === 1 ? 'was' : 'were'} imported before and will not be
            imported again.
          </p>
        )}
        {error && (
          <p role="alert" className="font-medium wrap-anywhere text-danger">
            {wordsOf(error)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
        {storing.isPending ? (
          <div className="mr-auto w-full">
            <Progress>
              Importing {counted(good, 'report')}: all of them or, if anything fails, none. Thousands take up to a
              minute. You can leave this page meanwhile.
            </Progress>
          </div>
        ) : (
          <p className="mr-auto max-w-[52ch] text-sm text-ink-soft max-sm:w-full">
            Nothing is imported yet. What you do not confirm is forgotten within the hour; what is imported cannot be
            taken back.
          </p>
        )}
        <Button variant="secondary" disabled={isBusy} onClick={onBack}>
          Start again
        </Button>
        <Button
          disabled={isBusy || good === 0}
          busy={storing.isPending && 'Importing...'}
          onClick={() => storing.mutate()}
        >
          {bad.length > 0 && `Leave out ${counted(bad.length, 'row')} and `}
          {bad.length > 0 ? 'import' : 'Import'} {counted(good, 'report')}
        </Button>
      </div>
    </section>
  );
}

function summary(good: number, { rows, bad, known }: ImportPreview): string {
  const parts = [`${counted(rows, 'row')} in the file`, `${counted(good, 'report')} can be imported`];
  if (bad.length > 0) parts.push(`${counted(bad.length, 'row')} cannot be taken`);
  if (known.length > 0) parts.push(`${counted(known.length, 'row')} known already`);
  return `${parts.join(' · ')}. They arrive as pending reports at their own days.`;
}

function BadRows({ bad }: Pick<ImportPreview, 'bad'>) {
  const more = bad.length - NAMED_MOST;
  return (
    <div>
      <h3 className="font-medium">Rows that cannot be taken</h3>
      <ul className="mt-2 grid gap-1.5 text-[0.9375rem]">
        {bad.slice(0, NAMED_MOST).map(({ row, message }) => (
          <li key={row} className="wrap-anywhere">
            <strong>Row {row.toLocaleString('en')}:</strong> {message}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-sm text-ink-soft">and {counted(more, 'row')} more</p>}
    </div>
  );
}
