import { BookOpenCheck, MessagesSquare, Waypoints } from 'lucide-react';
import * as words from './words/en.ts';

const REASONS = [
  {
    Icon: MessagesSquare,
    title: words.openCulture,
    text: words.openCultureText,
  },
  {
    Icon: BookOpenCheck,
    title: words.education,
    text: words.educationText,
  },
  {
    Icon: Waypoints,
    title: words.operations,
    text: words.operationsText,
  },
];

export function SafetyFirst() {
  return (
    <section aria-labelledby="safety-first" className="mx-auto max-w-6xl px-4 py-20 sm:px-6 md:py-28">
      <h2 id="safety-first" className="text-title">
        {words.safetyFirst}
      </h2>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft">{words.nearMisses}</p>
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
