/** Safety First: the three reasons (specification section 2, Landing page). */
import { BookOpenCheck, MessagesSquare, Waypoints } from 'lucide-react';

const REASONS = [
  {
    Icon: MessagesSquare,
    title: 'Open Safety Culture',
    text: 'Anyone can say what happened, from a first solo to a launch-point mix-up, without an account and without fear of the consequences.',
  },
  {
    Icon: BookOpenCheck,
    title: 'Structured Education',
    text: 'The safety team adds what can be learned from it, so that each published report reads as a short lesson and not as gossip.',
  },
  {
    Icon: Waypoints,
    title: 'Streamlined Operations',
    text: 'Safety Officers, Treasurers, Field Managers, Tow Pilots and Instructors get their evenings back: one place instead of paper, mail and memory.',
  },
];

/** The three cards. */
export function SafetyFirst() {
  return (
    <section aria-labelledby="safety-first" className="mx-auto max-w-6xl px-4 py-20 sm:px-6 md:py-28">
      <h2 id="safety-first" className="text-title">
        Safety First
      </h2>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft">
        Most accidents were near misses first, somewhere else, to someone who told nobody. We make telling easy.
      </p>
      <ul className="mt-12 grid gap-5 md:grid-cols-3">
        {REASONS.map(({ Icon, title, text }) => (
          <li key={title} className="rounded-card border border-line bg-surface p-7 shadow-card">
            <Icon aria-hidden="true" className="size-8 text-accent-text" strokeWidth={1.6} />
            <h3 className="mt-6 text-heading">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
