import { Calendar, ListChecks, Mail, MapPin, MessageSquareText, Plane, Users } from 'lucide-react';
import type { Chip } from '../../../../domain/authority/chip.ts';
import { pluralText } from '../../../../domain/language/text.ts';
import { categoryLabel } from '../../../../domain/reports/labels/category.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { shortDay } from '../../../components/dates.ts';
import { Fact } from '../../../components/report-card/fact.tsx';
import { SeverityBadge } from '../../../components/severity-badge.tsx';
import { makeCardClickable } from '../../../ui/clickable-card.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AuthorityChip } from '../authority/chip.tsx';
import { langOfReport } from '../original/lang-of-report.ts';
import { StatusBadge } from './status-badge.tsx';
import * as words from './words/en.ts';

type Props = {
  report: StaffReport;
  /** Shown if the list spans clubs. */
  club: string | null;
  openActions: number;
  /** Missing if its club has no regime. */
  authority: Chip | undefined;
  /** An answer that nobody on the team has read. */
  hasNewAnswer: boolean;
  onOpen: (id: string) => void;
};

const FRAME = 'rounded-card border border-line bg-surface p-4 shadow-card sm:p-5';

/** The whole card opens the report; the headline is its button. */
export function ReportCard({ report, club, openActions, authority, hasNewAnswer, onOpen }: Props) {
  const lang = langOfReport(report);
  return (
    <article
      ref={makeCardClickable}
      className={`relative cursor-pointer transition-[border-color,background-color] focus-within:border-sky hover:border-sky ${FRAME}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-[1.0625rem] leading-snug wrap-anywhere">
          <button
            type="button"
            data-report-card={report.id}
            onClick={() => onOpen(report.id)}
            className="-my-[0.7rem] min-w-11 py-[0.7rem] text-left font-semibold"
          >
            <span {...(report.headline !== null && lang)}>{report.headline ?? words.safetyReport}</span>
          </button>
        </h3>
        <div className="flex flex-wrap gap-2">
          <SeverityBadge severity={report.severity} />
          <StatusBadge report={report} />
          {authority && <AuthorityChip chip={authority} />}
        </div>
      </div>
      <p {...lang} className="mt-2 line-clamp-2 text-[0.9375rem] text-ink-soft wrap-anywhere">
        {report.narrative}
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft [&_svg]:size-4">
        <Fact icon={<Calendar aria-hidden="true" />}>{shortDay(report.submittedAt)}</Fact>
        {report.locationOccurrence && <Fact icon={<MapPin aria-hidden="true" />}>{report.locationOccurrence}</Fact>}
        {report.aircraftCategory && (
          <Fact icon={<Plane aria-hidden="true" />}>{categoryLabel(report.aircraftCategory)}</Fact>
        )}
        {club !== null && <Fact icon={<Users aria-hidden="true" />}>{club}</Fact>}
        {report.smsManagerComment !== null && (
          <Fact icon={<MessageSquareText aria-hidden="true" className="text-accent-text" />}>{words.commented}</Fact>
        )}
        {openActions > 0 && (
          <Fact icon={<ListChecks aria-hidden="true" className="text-accent-text" />}>
            {pluralText(words.actionsOpen, openActions)}
          </Fact>
        )}
        {hasNewAnswer && (
          <Fact icon={<Mail aria-hidden="true" className="text-accent-text" />}>
            <span className="font-semibold text-ink">{words.newAnswer}</span>
          </Fact>
        )}
      </ul>
    </article>
  );
}

export function ReportCardSkeleton() {
  return (
    <div className={FRAME}>
      <div className="flex justify-between gap-4">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-6 w-32 rounded-full" />
      </div>
      <Skeleton className="mt-3.5 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-3/4" />
      <Skeleton className="mt-4 h-4 w-2/5" />
    </div>
  );
}
