/** Links to the sections, with their completion (C19.4). */
import { Circle, CircleCheck } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { pluralText } from '../../../../../domain/language/text.ts';
import * as words from '../words/en.ts';
import { SECTIONS, type SectionName } from './done-sections.ts';
import { titleId } from './section.tsx';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const goTo = (name: SectionName) => {
  const title = document.getElementById(titleId(name));
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
};

type Props = { done: Record<SectionName, boolean>; openActions: number };

/** One tab stop, arrow keys between sections; on phones a scrolling row, positioned so that sr-only text is clipped. */
export function SectionList({ done, openActions }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<SectionName>('classification');
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = step && SECTIONS[(SECTIONS.indexOf(current) + step + SECTIONS.length) % SECTIONS.length];
    if (!next) return;
    event.preventDefault();
    setCurrent(next);
    root.current?.querySelector<HTMLElement>(`[data-section=${next}]`)?.focus();
  };
  const detailOf = (name: SectionName) => {
    if (name === 'actions' && openActions > 0) return pluralText(words.openActions, openActions);
    return done[name] ? words.isDone : words.isNotDone;
  };
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label={words.sections}
      aria-orientation="vertical"
      onKeyDown={onKeyDown}
      className="relative flex gap-1 print:hidden max-lg:-mx-1 max-lg:mb-4 max-lg:p-1 max-sm:overflow-x-auto sm:flex-wrap lg:flex-nowrap lg:sticky lg:top-0 lg:flex-col lg:self-start low:relative"
    >
      {SECTIONS.map((name) => (
        <button
          key={name}
          type="button"
          data-section={name}
          tabIndex={name === current ? 0 : -1}
          onClick={() => {
            setCurrent(name);
            goTo(name);
          }}
          className="flex min-h-11 shrink-0 items-center gap-2 rounded-control px-2.5 py-1.5 text-left text-[0.9375rem] leading-tight hover:bg-sunken max-lg:bg-sunken max-lg:whitespace-nowrap"
        >
          {done[name] ? (
            <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-good" />
          ) : (
            <Circle aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
          )}
          <span>
            {words.sectionNames[name]}
            <span className={name === 'actions' && openActions > 0 ? 'text-ink-soft' : 'sr-only'}>
              {' '}
              {detailOf(name)}
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}
