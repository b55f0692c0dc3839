import { ClipboardList, Clock, Globe, type LucideIcon } from 'lucide-react';
import { wholeNumber } from '../../../../domain/language/text.ts';
import type { StaffCounts } from '../../../../domain/reports/staff-report.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import * as words from './words/en.ts';

const COUNTERS: readonly { label: string; count: keyof StaffCounts; Icon: LucideIcon; look: string }[] = [
  { label: words.totalReports, count: 'total', Icon: ClipboardList, look: 'bg-sky-tint text-sky' },
  { label: words.pendingReview, count: 'pending', Icon: Clock, look: 'bg-serious-tint text-serious' },
  { label: words.approvedAndPublic, count: 'approved', Icon: Globe, look: 'bg-good-tint text-good' },
];

type Props = { counts: StaffCounts | undefined; hasFailed?: boolean };

/** Reserves their space while loading; a dash on failure. */
export function Counters({ counts, hasFailed = false }: Props) {
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-4">
      {COUNTERS.map(({ label, count, Icon, look }) => (
        <div
          key={label}
          className="grid content-start gap-1 rounded-card border border-line bg-surface p-3 shadow-card max-[24rem]:px-1.5 max-[24rem]:py-2 sm:p-5"
        >
          <dt className="row-start-2 text-[0.8125rem] leading-tight text-ink-soft max-[24rem]:text-xs sm:text-[0.9375rem]">
            {label}
          </dt>
          <dd className="flex h-9 items-center text-[1.75rem] font-semibold tracking-tight tabular-nums sm:h-11 sm:text-[2.125rem]">
            {counts ? wholeNumber(counts[count]) : hasFailed ? <Unknown /> : <Skeleton className="h-7 w-10" />}
            <span
              aria-hidden="true"
              className={`ml-auto hidden size-11 place-items-center rounded-full sm:grid ${look}`}
            >
              <Icon className="size-5" />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words.notKnown}</span>
    </>
  );
}
