/** Asks for confirmation before leaving the page, until the code is kept (C19.1). */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import * as words from './words/en.ts';

/** Null for a new tab, which keeps this page open. */
function linkOf({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  return link && link.target !== '_blank' && !link.download ? link : null;
}

/** Calls `ask` with the pending navigation; returns an unsubscribe function. */
function onLeave(ask: (leave: () => void) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    // Within the page, without a history entry that Back would hit.
    const place = link.getAttribute('href') ?? '';
    if (place.startsWith('#')) document.getElementById(place.slice(1))?.focus();
    else ask(() => link.click());
  };
  // Removing the extra entry would scroll to where the form was.
  history.scrollRestoration = 'manual';
  // Back reaches this extra entry first: the same page, so it can ask.
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

/** `ask`: for leaving without a link; `dialog`: the pending question, if any. */
export function useLeaveWarning(isKept: boolean): { ask: (leave: () => void) => void; dialog: ReactNode } {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const stopWatching = useRef<() => void>(() => undefined);
  const ask = (next: () => void) => setLeave(() => next);
  const wasWatching = useRef(false);
  useEffect(() => {
    // Removes the extra entry.
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
