import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { historyGuard } from './history-guard.ts';
import { interceptLinks } from './intercept-links.ts';

type Question = { title: string; text: string; confirm: string; cancel: string };

type Options = {
  /** Links that ask; by default all. */
  links?: string;
  onLeave?: () => void;
};

/** Calls `ask` when Back or Forward leaves the page within this document; returns a function that stops it. */
function interceptHistory(ask: (leave: () => void) => void): () => void {
  const { pathname, href } = location;
  const { state } = history;
  historyGuard.current = () => {
    if (location.pathname === pathname) return false;
    history.pushState(state, '', href);
    ask(() => history.back());
    return true;
  };
  return () => {
    historyGuard.current = null;
  };
}

/** While active, leaving the page asks the question; returns its dialog. */
export function useLeaveGuard(isActive: boolean, question: Question, { links, onLeave }: Options = {}): ReactNode {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (!isActive) return;
    const ask = (next: () => void) => setLeave(() => next);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const stopLinks = interceptLinks(ask, links);
    const stopHistory = interceptHistory(ask);
    addEventListener('beforeunload', warn);
    stop.current = () => {
      stopLinks();
      stopHistory();
      removeEventListener('beforeunload', warn);
    };
    return stop.current;
  }, [isActive, links]);
  if (!leave) return null;
  const { title, text, confirm, cancel } = question;
  const go = () => {
    stop.current();
    setLeave(null);
    onLeave?.();
    leave();
  };
  return (
    <ConfirmDialog title={title} confirm={confirm} cancel={cancel} onConfirm={go} onClose={() => setLeave(null)}>
      {text}
    </ConfirmDialog>
  );
}
