/** j and k go from card to card; Enter opens the one that has the focus, as any button (issue B). */
import { useEffect } from 'react';

const STEPS: Record<string, 1 | -1> = { j: 1, k: -1 };

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

function step(by: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-report-card]')];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const next = cards[at === -1 ? (by === 1 ? 0 : cards.length - 1) : at + by];
  next?.focus({ preventScroll: true });
  next?.closest('article')?.scrollIntoView({ block: 'nearest' });
}

/** Listens while the dashboard is open. */
export function useListKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      if (!by || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      step(by);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
