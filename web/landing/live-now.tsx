/** Features of phase 1 and those added with it (C19.12). */

import {
  Check,
  ClipboardPen,
  Globe,
  KeyRound,
  ListChecks,
  type LucideIcon,
  ScanSearch,
  ShieldCheck,
} from 'lucide-react';
import { SITE_MAP } from '../../domain/site-map.ts';
import { localised } from '../language/prefix.ts';
import * as words from './words/en.ts';

const PARTS: {
  Icon: LucideIcon;
  title: string;
  points: readonly string[];
  more?: { href: string; text: string };
}[] = [
  {
    Icon: ClipboardPen,
    title: words.submission,
    points: [words.submissionForms, words.submissionMobile, words.submissionCountry, words.submissionNarrative],
  },
  {
    Icon: ShieldCheck,
    title: words.dashboard,
    points: [words.dashboardReview, words.dashboardAnalysis, words.dashboardFilters, words.dashboardControls],
  },
  {
    Icon: Globe,
    title: words.viewer,
    more: { href: SITE_MAP.briefing.path, text: words.seeBriefing },
    points: [words.viewerAnonymised, words.viewerLesson, words.viewerLink],
  },
  {
    Icon: ScanSearch,
    title: words.search,
    more: { href: SITE_MAP.trends.path, text: words.seeTrends },
    points: [words.searchKeyword, words.searchAircraft, words.searchCounts],
  },
  {
    Icon: KeyRound,
    title: words.receipt,
    more: { href: SITE_MAP.follow.path, text: words.followReport },
    points: [words.receiptCode, words.receiptQuestions, words.receiptOutcome],
  },
  {
    Icon: ListChecks,
    title: words.club,
    points: [words.clubActions, words.clubAuthority, words.clubFactor, words.clubPoster],
  },
];

export function LiveNow() {
  return (
    <section aria-labelledby="live-now" className="border-y border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-12 px-4 py-20 sm:px-6 md:py-28 lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)]">
        <div className="lg:sticky lg:top-16 lg:self-start">
          <p className="inline-flex items-center gap-2 rounded-full bg-good-tint px-3.5 py-1.5 text-sm font-semibold text-good">
            <span aria-hidden="true" className="size-2 rounded-full bg-current" />
            {words.phase1}
          </p>
          <h2 id="live-now" className="mt-5 text-title">
            {words.liveNow}
          </h2>
          <p className="mt-4 max-w-md text-lg text-ink-soft">{words.liveNowText}</p>
        </div>
        <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2">
          {PARTS.map(({ Icon, title, points, more }) => (
            <li key={title} className="border-t-2 border-edge pt-6">
              <h3 className="flex items-start gap-3 text-heading wrap-anywhere">
                <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sky" strokeWidth={1.7} />
                {title}
              </h3>
              <ul className="mt-4 space-y-2.5">
                {points.map((point) => (
                  <li key={point} className="flex gap-3 text-ink-soft wrap-anywhere">
                    <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" strokeWidth={2.5} />
                    {point}
                  </li>
                ))}
              </ul>
              {more && (
                <a href={localised(more.href)} className="mt-2 inline-flex min-h-11 items-center text-sky underline">
                  {more.text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
