/** What went to the authority in the year: for the team alone, of a club that has one (contract C12.5, C13). */
import type { YearWithAuthority } from '../../domain/annual/annual.ts';
import { FigureList } from '../components/charts/figure-list.tsx';

/** Counts alone: what was sent stands in each report's own dialog. */
export function Authority({ year }: { year: YearWithAuthority }) {
  const sent = year.initial + year.followUp + year.final;
  return (
    <section aria-labelledby="authority" className="stays-whole">
      <h2 id="authority" className="text-heading">
        What went to the authority
      </h2>
      <p className="mt-1 mb-2 text-ink-soft">
        {sent === 0
          ? 'Nothing was noted as sent about the reports of this year.'
          : 'About the reports of this year, as noted when it was sent.'}
      </p>
      <FigureList
        figures={[
          ['First notifications', year.initial],
          ['Preliminary results', year.followUp],
          ['Final results', year.final],
          ['Reports not reportable', year.notReportable],
          ['Reports sent late or overdue', year.late],
        ]}
      />
    </section>
  );
}
