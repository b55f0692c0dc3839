/** Nobody leaves the code behind unasked (contract C19.1): each way off the page asks once, until the code is kept. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import * as words from './words/en.ts';

/** The link of this tab that a click follows, or `null`: a new tab leaves nothing behind. */
function linkOf({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  return link && link.target !== '_blank' && !link.download ? link : null;
}

/** Calls `ask` with the step that was about to be taken, whichever way it leaves; ends with the function it gives. */
function onLeave(ask: (leave: () => void) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    // Within the page: without an entry in the history, which the way back would meet.
    const place = link.getAttribute('href') ?? '';
    if (place.startsWith('#')) document.getElementById(place.slice(1))?.focus();
    else ask(() => link.click());
  };
  // The way back leads to this entry first: the page is the same, and can ask.
  const stay = () => history.pushState(history.state, '');
  const back = () => {
    stay();
    ask(() => history.go(-2));
  };
  const close = (event: BeforeUnloadEvent) => event.preventDefault();
  stay();
  document.addEventListener('click', follow, true);
  addEventListener('popstate', back);
  addEventListener('beforeunload', close);
  return () => {
    document.removeEventListener('click', follow, true);
    removeEventListener('popstate', back);
    removeEventListener('beforeunload', close);
  };
}

/**
 * Until `isKept`, asks before the page is left; `ask` does so for a step that no link takes. `dialog` is the question, while
 * it is asked.
 */
export function useLeaveWarning(isKept: boolean): { ask: (leave: () => void) => void; dialog: ReactNode } {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const stopWatching = useRef<() => void>(() => undefined);
  const ask = (next: () => void) => setLeave(() => next);
  const wasWatching = useRef(false);
  useEffect(() => {
    // The entry that held up the way back is not needed any more.
    if (isKept && wasWatching.current) history.back();
    wasWatching.current = !isKept;
    if (isKept) return;
    const stop = onLeave((next) => setLeave(() => next));
    stopWatching.current = stop;
    return stop;
  }, [isKept]);
  const go = () => {
    stopWatching.current();
    setLeave(null);
    leave?.();
  };
  const dialog = leave && (
    <ConfirmDialog
      title={words.keptQuestion}
      confirm={words.leave}
      cancel={words.stay}
      onConfirm={go}
      onClose={() => setLeave(null)}
    >
      {words.keptWhy}
    </ConfirmDialog>
  );
  return { ask: isKept ? (next) => next() : ask, dialog };
}
