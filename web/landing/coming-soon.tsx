/** Coming Soon: phases 2 to 5, drawn as a climb (specification section 1); of these, phase 4 is live (contract C19.12). */

import { SITE_MAP } from '../../domain/site-map.ts';
import { localised } from '../language/prefix.ts';

type Point = string | { words: string; href: string };
type Phase = { phase: string; title: string; points: readonly Point[]; climb: string; isLive?: true };

const PHASES: readonly Phase[] = [
  {
    phase: 'Phase 2',
    title: 'Flight logging and fleet tracking',
    points: [
      'Takeoff, landing and tow height',
      'Automatic flight time',
      'Daily flight sheets',
      'Maintenance alerts',
      'Airworthiness reminders',
      'Utilisation',
    ],
    climb: 'lg:mt-36',
  },
  {
    phase: 'Phase 3',
    title: 'Training and student progress',
    points: ['Progress tracking', 'Standard lesson plans', 'Exercise briefings and sign-offs', 'Currency reminders'],
    climb: 'lg:mt-24',
  },
  {
    phase: 'Phase 4',
    title: 'Analytics and export',
    points: [
      { words: 'Trend analytics', href: SITE_MAP.trends.path },
      { words: 'PDF and CSV export', href: SITE_MAP.login.path },
      { words: 'Email notifications for new reports', href: SITE_MAP.login.path },
    ],
    climb: 'lg:mt-12',
    isLive: true,
  },
  {
    phase: 'Phase 5',
    title: 'Members and payments',
    points: ['Member CRM', 'Lead nurturing', 'Monthly invoicing', 'Card payments'],
    climb: '',
  },
];

/** The phases to come. */
export function ComingSoon() {
  return (
    <section aria-labelledby="coming-soon" className="mx-auto max-w-6xl px-4 py-20 sm:px-6 md:py-28">
      <div className="lg:-mb-24">
        <h2 id="coming-soon" className="text-title">
          Coming Soon
        </h2>
        <p className="mt-4 max-w-md text-lg text-ink-soft">
          Safety comes first. Then the rest of what keeps a club in the air, one step at a time.
        </p>
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
                  Live now
                </span>
              )}
            </p>
            <h3 className="mt-1 text-heading">{title}</h3>
            <ul className="mt-4 space-y-1.5 text-[0.9375rem] text-ink-soft">
              {points.map((point) => {
                const { words, href } = typeof point === 'string' ? { words: point, href: null } : point;
                return (
                  <li key={words}>
                    {href === null ? (
                      words
                    ) : (
                      <a
                        href={localised(href)}
                        className="inline-flex min-h-11 items-center text-sky underline underline-offset-4"
                      >
                        {words}
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
