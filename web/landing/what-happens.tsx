/** What happens to a report, in four pictures (C19.12). */

import type { ReactNode } from 'react';
import * as words from './words/en.ts';

const STEPS: readonly { title: string; text: string; picture: ReactNode }[] = [
  {
    title: words.sent,
    text: words.sentText,
    picture: (
      <>
        <path d="M20 4h18a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4ZM22 14h14M22 21h9" />
        <path className="fill-accent stroke-none" d="M33 28h15v-6l14 10-14 10v-6H33Z" />
      </>
    ),
  },
  {
    title: words.read,
    text: words.readText,
    picture: (
      <>
        <path d="M14 6h22l8 8v28H14ZM20 17h14M20 24h16M20 31h9" />
        <circle cx="50" cy="30" r="8" className="fill-ground stroke-accent-text" />
        <path className="stroke-accent-text" d="m56 36 7 7" />
      </>
    ),
  },
  {
    title: words.actedOn,
    text: words.actedOnText,
    picture: (
      <>
        <path d="M30 14h30M30 25h30M30 36h20" />
        <path className="stroke-accent-text" d="m14 13 4 4 7-8M14 24l4 4 7-8M14 35l4 4 7-8" />
      </>
    ),
  },
  {
    title: words.shared,
    text: words.sharedText,
    picture: (
      <>
        <path d="M12 6h34a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H28l-10 9v-9h-6a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4ZM16 15h24M16 23h14" />
        <path className="fill-accent stroke-none" d="m52 24 14 5-1 6-14 3Z" />
        <path d="M52 22v22" />
      </>
    ),
  },
];

/** The pictures are decorative. */
export function WhatHappens() {
  return (
    <section aria-labelledby="what-happens" className="mx-auto max-w-6xl px-4 pb-20 sm:px-6 md:pb-28">
      <h2 id="what-happens" className="text-title">
        {words.whatHappens}
      </h2>
      <ol className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ title, text, picture }) => (
          <li key={title}>
            <svg
              viewBox="0 0 72 48"
              aria-hidden="true"
              className="h-16 w-24 fill-none stroke-sky"
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              {picture}
            </svg>
            <h3 className="mt-4 text-heading">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
