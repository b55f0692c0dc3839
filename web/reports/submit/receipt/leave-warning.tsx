/** Asks for confirmation before leaving the page, until the code is kept (C19.1). */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForgetOnReturn } from '../../../components/leaving/forget-on-return.ts';
import { interceptLinks } from '../../../components/leaving/intercept-links.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import * as words from './words/en.ts';

/** Calls `ask` with the pending navigation; returns an unsubscribe function. */
function onLeave(ask: (leave: () => void) => void): () => void {
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
  const stopLinks = interceptLinks(ask);
  addEventListener('popstate', back);
  addEventListener('beforeunload', close);
  return () => {
    stopLinks();
    removeEventListener('popstate', back);
    removeEventListener('beforeunload', close);
  };
}

type LeaveWarning = {
  /** For leaving without a link. */
  ask: (leave: () => void) => void;
  /** The pending question, if any. */
  dialog: ReactNode;
};

/** `forget`: removes a code that is kept, if Back shows the page again (C10.2). */
export function useLeaveWarning(isKept: boolean, forget: () => void): LeaveWarning {
  useForgetOnReturn(() => {
    if (isKept) forget();
  });
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
