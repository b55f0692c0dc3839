/** Published reports similar to this one (C17.1). */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { SIMILAR_CALLS } from '../../../../domain/api/similar-calls.ts';
import type { SimilarReport } from '../../../../domain/similar/answer.ts';
import { get } from '../../../api.ts';
import type { ListFilters } from '../../../components/filters/list-filters.ts';
import { SimilarList } from '../../../components/similar/similar-list.tsx';
import * as words from '../../../components/similar/words/en.ts';
import { paths } from '../../../paths.ts';

const LINK = 'inline-flex min-h-11 items-center font-medium text-sky underline underline-offset-4 sm:min-h-0';

/** Empty if there are none, or on failure. */
export function SimilarReports({ id, filters }: { id: string; filters: ListFilters }) {
  const { data = [] } = useQuery<SimilarReport[]>({
    queryKey: ['similar-public-reports', id],
    queryFn: ({ signal }) => get(SIMILAR_CALLS.listSimilarPublicReports, { id }, signal),
  });
  if (data.length === 0) return null;
  return (
    <section className="mt-7 print:hidden">
      <h3 className="mb-2 text-[1.0625rem]">{words.similarReports}</h3>
      <SimilarList
        reports={data}
        // Replaces the open report, so that closing still goes back to the list.
        renderLink={({ id: other }, headline) => (
          <Link href={paths.reports({ ...filters, report: other })} replace state={history.state} className={LINK}>
            {headline}
          </Link>
        )}
      />
    </section>
  );
}
