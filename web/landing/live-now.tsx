/** Live Now: what phase 1 does today (specification section 1, Phase 1), and what came with it (contract C19.12). */

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

const PARTS: {
  Icon: LucideIcon;
  title: string;
  points: readonly string[];
  more?: { href: string; words: string };
}[] = [
  {
    Icon: ClipboardPen,
    title: 'Public safety report submission',
    points: [
      'Forms pre-filled with aviation values',
      'Mobile-friendly, made for the launch point',
      'Your country is detected from your IP address',
      'Of what happened, only the narrative is required',
    ],
  },
  {
    Icon: ShieldCheck,
    title: 'Safety-management manager dashboard',
    points: [
      'Manager review and approval of every report',
      'Professional analysis added by managers',
      'Filtering by severity, date and aircraft',
      'Visibility and anonymisation controls',
    ],
  },
  {
    Icon: Globe,
    title: 'Public reports viewer',
    points: [
      'Fully anonymised public reports',
      'The lesson beside what happened',
      'A link to each report, to share it at the briefing',
    ],
  },
  {
    Icon: ScanSearch,
    title: 'Search and analytics',
    more: { href: SITE_MAP.trends.path, words: 'See the trends' },
    points: [
      'Keyword search across all report fields',
      'Aircraft category filter',
      'Counts of what is pending and what is published',
    ],
  },
  {
    Icon: KeyRound,
    title: 'Receipt code, no account',
    more: { href: SITE_MAP.follow.path, words: 'Follow your report' },
    points: [
      'A code after each report, for its reporter alone',
      'Questions of the safety team, and your answers',
      'What came of it, and the way to erase your contact details',
    ],
  },
  {
    Icon: ListChecks,
    title: 'Follow-up, and your club',
    points: [
      'Actions with a name and a day, and “Did it work?”',
      'The file for the authority, and how long is left',
      'A second factor and passkeys for the safety team',
      'A poster with a QR code, and your old reports imported',
    ],
  },
];

/** Phase 1. */
export function LiveNow() {
  return (
    <section aria-labelledby="live-now" className="border-y border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-12 px-4 py-20 sm:px-6 md:py-28 lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)]">
        <div className="lg:sticky lg:top-16 lg:self-start">
          <p className="inline-flex items-center gap-2 rounded-full bg-good-tint px-3.5 py-1.5 text-sm font-semibold text-good">
            <span aria-hidden="true" className="size-2 rounded-full bg-current" />
            Phase 1
          </p>
          <h2 id="live-now" className="mt-5 text-title">
            Live Now
          </h2>
          <p className="mt-4 max-w-md text-lg text-ink-soft">
            A report goes from the pilot who was there to the safety team. They publish what helps everyone who flies:
            names are removed, and a person checks.
          </p>
        </div>
        <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2">
          {PARTS.map(({ Icon, title, points, more }) => (
            <li key={title} className="border-t-2 border-edge pt-6">
              <h3 className="flex items-start gap-3 text-heading">
                <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sky" strokeWidth={1.7} />
                {title}
              </h3>
              <ul className="mt-4 space-y-2.5">
                {points.map((point) => (
                  <li key={point} className="flex gap-3 text-ink-soft">
                    <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" strokeWidth={2.5} />
                    {point}
                  </li>
                ))}
              </ul>
              {more && (
                <a href={localised(more.href)} className="mt-2 inline-flex min-h-11 items-center text-sky underline">
                  {more.words}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
