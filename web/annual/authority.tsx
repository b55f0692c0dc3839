/** Reports to the authority; team edition only (C12.5, C13). */
import type { YearWithAuthority } from '../../domain/annual/annual.ts';
import { FigureList } from '../components/charts/figure-list.tsx';
import * as words from './words/en.ts';

/** Counts only; the details are in each report's dialog. */
export function Authority({ year }: { year: YearWithAuthority }) {
  const filesSent = year.initial + year.followUp + year.final;
  return (
    <section aria-labelledby="authority" className="stays-whole">
      <h2 id="authority" className="text-heading">
        {words.toAuthority}
      </h2>
      <p className="mt-1 mb-2 text-ink-soft">{filesSent === 0 ? words.nothingSent : words.asNoted}</p>
      <FigureList
        figures={[
          [words.firstNotifications, year.initial],
          [words.preliminaryResults, year.followUp],
          [words.finalResults, year.final],
          [words.notReportable, year.notReportable],
          [words.late, year.late],
        ]}
      />
    </section>
  );
}
