/** One-click topic filters (C17.3). */
import { Link } from 'wouter';
import { numberInText } from '../../../../domain/language/text.ts';
import type { TopicCount } from '../../../../domain/reports/topics/topics.ts';
import { paths } from '../../../paths.ts';
import * as words from './words/en.ts';

const CHIP =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-edge bg-surface px-4 text-sm no-underline hover:bg-sunken aria-[current]:border-sky aria-[current]:font-semibold';

/** On a phone the row scrolls. */
function scrollIntoRow(chip: HTMLAnchorElement | null): void {
  if (chip?.parentElement) chip.parentElement.scrollLeft = chip.offsetLeft - 16;
}

/** The chosen topic links back to all reports. */
export function Topics({ topics, chosen }: { topics: readonly TopicCount[]; chosen: string }) {
  return (
    <nav
      aria-label={words.topics}
      className="relative -mx-4 flex min-h-13 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0 print:hidden"
    >
      {topics.map(({ topic, total }) => (
        <Link
          key={topic}
          href={paths.reports({ topic: topic === chosen ? '' : topic })}
          ref={topic === chosen ? scrollIntoRow : null}
          aria-current={topic === chosen || undefined}
          className={CHIP}
        >
          {words.names[topic]} <span className="text-ink-soft">{numberInText(total)}</span>
        </Link>
      ))}
    </nav>
  );
}
