/** Fields that the reporter added later, by day (C15.7). */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import { fill } from '../../../../domain/language/text.ts';
import { REPORT_TEXTS } from '../../../../domain/reports/report.ts';
import { get } from '../../../api.ts';
import { shortDay } from '../../../components/dates.ts';
import { LoadAlert } from '../../../layouts/staff/notice.tsx';
import { DETAILS_ADDED } from '../api.ts';
import * as words from './words/en.ts';

/** Refetched on opening: the reporter may have added something. */
const detailsAdded = (reportId: string) =>
  queryOptions({
    queryKey: [DETAILS_ADDED, reportId] as const,
    queryFn: ({ signal }) => get(STAFF_CALLS.listDetailsAdded, { id: reportId }, signal),
    refetchOnMount: 'always',
  });

/** Empty if nothing was added. */
export function AddedLater({ reportId }: { reportId: string }) {
  const { data = [], isError, refetch } = useQuery(detailsAdded(reportId));
  const failure = isError ? <LoadAlert retry={refetch}>{words.notLoaded}</LoadAlert> : null;
  if (data.length === 0) return failure;
  const days = [...new Set(data.map(({ on }) => on))];
  const labelsOf = (day: string) => data.filter(({ on }) => on === day).map(({ field }) => REPORT_TEXTS[field].label);
  return (
    <section aria-labelledby="added-later" className="mb-6 rounded-card bg-sky-tint p-4 text-[0.9375rem]">
      <h3 id="added-later" className="text-[0.9375rem] font-semibold">
        {words.addedLater}
      </h3>
      {failure}
      <ul>
        {days.map((day) => (
          <li key={day}>{fill(words.onDay, { day: shortDay(day), fields: labelsOf(day).join(', ') })}</li>
        ))}
      </ul>
    </section>
  );
}
