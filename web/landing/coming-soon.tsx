/** Coming Soon: phases 2 to 5, drawn as a climb (specification section 1). */

const PHASES = [
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
    points: ['Trend analytics', 'PDF and CSV export', 'Email notifications for new reports'],
    climb: 'lg:mt-12',
  },
  {
    phase: 'Phase 5',
    title: 'Members and payments',
    points: ['Member CRM', 'Lead nurturing', 'Monthly invoicing', 'Card payments'],
    climb: '',
  },
];

/** What of them works already, for who takes part in the beta. */
const IN_BETA = ['Trend analytics', 'PDF and CSV export', 'Email notifications for new reports'];

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
        {PHASES.map(({ phase, title, points, climb }) => (
          <li
            key={phase}
            className={`rounded-card border border-dashed border-edge bg-ground p-6 lg:self-start ${climb}`}
          >
            <p className="text-sm font-semibold text-accent-text">{phase}</p>
            <h3 className="mt-1 text-heading">{title}</h3>
            <ul className="mt-4 space-y-1.5 text-[0.9375rem] text-ink-soft">
              {points.map((point) => (
                <li key={point}>
                  {point}
                  {IN_BETA.includes(point) && (
                    <>
                      {' '}
                      <span className="rounded-full bg-good-tint px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-good">
                        In beta
                      </span>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
