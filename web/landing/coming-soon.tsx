/** Phases 2 to 5 on the landing page, drawn as a climb; phase 4 is live (C19.12). */

import { SITE_MAP } from '../../domain/site-map.ts';
import { localised } from '../language/prefix.ts';
import * as words from './words/en.ts';

type Point = string | { text: string; href: string };
type Phase = { phase: string; title: string; points: readonly Point[]; climb: string; isLive?: true };

const PHASES: readonly Phase[] = [
  {
    phase: words.phase2,
    title: words.flightLogging,
    points: [
      words.towHeight,
      words.flightTime,
      words.flightSheets,
      words.maintenance,
      words.airworthiness,
      words.utilisation,
    ],
    climb: 'lg:mt-36',
  },
  {
    phase: words.phase3,
    title: words.training,
    points: [words.progress, words.lessonPlans, words.exercises, words.currency],
    climb: 'lg:mt-24',
  },
  {
    phase: words.phase4,
    title: words.analytics,
    points: [
      { text: words.trendAnalytics, href: SITE_MAP.trends.path },
      { text: words.exports, href: SITE_MAP.login.path },
      { text: words.notifications, href: SITE_MAP.login.path },
    ],
    climb: 'lg:mt-12',
    isLive: true,
  },
  {
    phase: words.phase5,
    title: words.members,
    points: [words.crm, words.leads, words.invoicing, words.cards],
    climb: '',
  },
];

export function ComingSoon() {
  return (
    <section aria-labelledby="coming-soon" className="mx-auto max-w-6xl px-4 py-20 sm:px-6 md:py-28">
      <div className="lg:-mb-24">
        <h2 id="coming-soon" className="text-title">
          {words.comingSoon}
        </h2>
        <p className="mt-4 max-w-md text-lg text-ink-soft">{words.comingSoonText}</p>
      </div>
      <ol className="mt-12 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {PHASES.map(({ phase, title, points, climb, isLive }) => (
          <li
            key={phase}
            className={`rounded-card border border-edge bg-ground p-6 lg:self-start ${isLive ? '' : 'border-dashed'} ${climb}`}
          >
            <p className="flex flex-wrap items-center gap-2 text-sm font-semibold text-accent-text">
              {phase}
              {isLive && (
                <span className="rounded-full bg-good-tint px-2.5 py-0.5 text-xs whitespace-nowrap text-good">
                  {words.liveChip}
                </span>
              )}
            </p>
            <h3 className="mt-1 text-heading">{title}</h3>
            <ul className="mt-4 space-y-1.5 text-[0.9375rem] text-ink-soft">
              {points.map((point) => {
                const { text, href } = typeof point === 'string' ? { text: point, href: null } : point;
                return (
                  <li key={text}>
                    {href === null ? (
                      text
                    ) : (
                      <a
                        href={localised(href)}
                        className="inline-flex min-h-11 items-center text-sky underline underline-offset-4"
                      >
                        {text}
                      </a>
                    )}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
