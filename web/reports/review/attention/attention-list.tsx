/** What needs attention: at most five rows, most urgent first (C19.4). */
import { useQuery } from '@tanstack/react-query';
import { fill } from '../../../../domain/language/text.ts';
import type { User } from '../../../../domain/users/user.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { View } from '../url-state.ts';
import { attention } from './api.ts';
import { ActionRow, ReportRow } from './rows.tsx';
import * as words from './words/en.ts';

const ROWS_MAX = 5;

const HEAD = 'mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4';
const TITLE = 'text-[1.0625rem] font-semibold';

/** Room for a queue of one row. */
export function AttentionSkeleton() {
  return (
    <div>
      <div className={HEAD}>
        <h2 className={TITLE}>{words.needsYou}</h2>
      </div>
      <Skeleton className="h-12 w-full" />
    </div>
  );
}

type Props = { user: User; onOpen: (reportId: string, view: View) => void; onNext: (() => void) | null };

export function AttentionList({ user, onOpen, onNext }: Props) {
  const { data: rows, isError, refetch } = useQuery(attention);
  return (
    <section aria-labelledby="needs-you">
      <div className={HEAD}>
        <h2 id="needs-you" className={TITLE}>
          {words.needsYou}
          {rows && rows.length > ROWS_MAX && (
            <span className="ml-2 font-normal text-ink-soft">
              {fill(words.shownOf, { shown: ROWS_MAX, all: rows.length })}
            </span>
          )}
        </h2>
        {onNext && (
          <Button variant="quiet" onClick={onNext}>
            {words.nextReport}
          </Button>
        )}
      </div>
      {rows === undefined && !isError && <Skeleton className="h-12 w-full" />}
      {rows === undefined && isError && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-[0.9375rem]">
          {words.notLoaded}
          <Button variant="quiet" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      {rows?.length === 0 && <p className="text-[0.9375rem] text-ink-soft">{words.nothingNeedsYou}</p>}
      {rows && rows.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
          {rows.slice(0, ROWS_MAX).map((row) => (
            <li key={`${row.reportId} ${row.actionId}`}>
              {row.actionId === null ? (
                <ReportRow {...{ row, user, onOpen }} />
              ) : (
                <ActionRow row={row} actionId={row.actionId} onOpen={onOpen} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
