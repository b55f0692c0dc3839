/** Keyboard shortcuts: j and k move between cards, Enter opens the focused one, n the next needing attention. */
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { rich } from '../../../language/rich.tsx';
import * as words from './words/en.ts';

const STEPS: Record<string, 1 | -1> = { j: 1, k: -1 };

/** Until the page is reloaded: storage holds only the theme (C7.9). */
let areKeysOn = true;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

const cardsOf = () => [...document.querySelectorAll<HTMLElement>('[data-report-card]')];

/** Starts at the first card in view. */
function step(by: 1 | -1): void {
  const cards = cardsOf();
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const first = cards.find((card) => card.getBoundingClientRect().top >= 0) ?? cards.at(-1);
  const next = at === -1 ? first : cards[at + by];
  next?.focus({ preventScroll: true });
  next?.closest('article')?.scrollIntoView({ block: 'nearest' });
}

function onKeyDown(event: KeyboardEvent, onNext: (() => void) | null): void {
  const by = STEPS[event.key];
  const isNext = event.key === 'n' && onNext !== null;
  if (!(by || isNext) || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  event.preventDefault();
  if (by) step(by);
  else onNext?.();
}

/**
 * If a decision has removed the opened card from the tab, the focus moves to the card now in its place. Returns what to
 * call before a card is opened.
 */
export function useCardPlace(reports: readonly { id: string }[]): (id: string) => void {
  const opened = useRef<{ id: string; at: number } | null>(null);
  // After each change of the list, and once the dialog is closed.
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.id === 'main';
    if (!opened.current || !isLost || reports.some(({ id }) => id === opened.current?.id)) return;
    const cards = cardsOf();
    (cards[opened.current.at] ?? cards.at(-1))?.focus({ preventScroll: true });
    opened.current = null;
  });
  return (id) => {
    opened.current = { id, at: cardsOf().findIndex((card) => card.dataset['reportCard'] === id) };
  };
}

/** Can be switched off, as dictation would trigger them (WCAG 2.1.4). */
export function ListKeys({ onNext }: { onNext: (() => void) | null }) {
  const [on, setOn] = useState(areKeysOn);
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => onKeyDown(event, onNext);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [on, onNext]);
  const choose = (next: boolean) => {
    areKeysOn = next;
    setOn(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the whole is a 44 px target, which a native checkbox is not
    <button
      type="button"
      role="checkbox"
      aria-checked={on}
      onClick={() => choose(!on)}
      className="hidden min-h-11 cursor-pointer items-center gap-2 rounded-control px-1 text-sm text-ink-soft md:flex any-pointer-fine:flex"
    >
      <span aria-hidden="true" className="grid size-4 place-items-center rounded-sm border border-edge text-sky">
        {on && <Check className="size-3" strokeWidth={3} />}
      </span>
      <span>
        <span className="sr-only">{words.keys}</span>
        {rich(words.keysDo, {
          j: <Key>j</Key>,
          k: <Key>k</Key>,
          enter: <Key>{words.enter}</Key>,
          n: <Key>n</Key>,
        })}
      </span>
    </button>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-md border border-line bg-surface px-1.5 py-0.5 font-sans text-xs font-semibold text-ink">
      {children}
    </kbd>
  );
}
