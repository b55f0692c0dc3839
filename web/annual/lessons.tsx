/** What was learned: the newest published copies of the year, long ones cut, with a link to the whole (contract C12.5). */
import type { Annual } from '../../domain/annual/annual.ts';
import { longDay } from '../components/dates.ts';
import { paths } from '../paths.ts';

type Props = { lessons: Annual['lessons']; total: number };

/** The lessons, on a sheet of their own. */
export function Lessons({ lessons, total }: Props) {
  return (
    <section aria-labelledby="lessons" className="on-a-new-sheet">
      <h2 id="lessons" className="text-heading">
        What was learned
      </h2>
      {lessons.length === 0 && <p className="mt-2 text-ink-soft">Nothing of this year is published yet.</p>}
      {total > lessons.length && (
        <p className="mt-1 text-sm text-ink-soft">
          The newest {lessons.length} of {total} published reports.
        </p>
      )}
      <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
        {lessons.map(({ id, headline, on, narrative, comment, isCut }) => (
          <li key={id} className="wrap-anywhere">
            <h3 className="font-semibold">
              {headline ?? 'Safety Report'} <span className="font-normal text-ink-soft">· {longDay(on)}</span>
            </h3>
            <p>{narrative}</p>
            {comment && (
              <p className="mt-1">
                <b>SMS Analysis:</b> {comment}
              </p>
            )}
            {isCut && (
              <a
                href={paths.reports({ report: id })}
                className="inline-flex min-h-11 items-center text-sky underline underline-offset-4 print:min-h-0"
              >
                Read all of it<span className="sr-only">: {headline ?? 'Safety Report'}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
