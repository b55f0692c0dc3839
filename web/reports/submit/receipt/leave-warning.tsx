/** Asks for confirmation before leaving the page, until the code is kept (C19.1). */
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForgetOnReturn } from '../../../components/leaving/forget-on-return.ts';
import { interceptLinks } from '../../../components/leaving/intercept-links.ts';
import {
  type OpenedWaitingReport,
  offerOpenedReport,
  onReportOpened,
} from '../../../components/waiting/opened-report.ts';
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

type Question = { leave: () => void; stay?: () => void };

/**
 * `backToForm` brings the form back: for an opened waiting report (C15.2), and without a code that is kept if Back shows
 * the page again (C10.2). `waitingKey`: the report of this code, which opens without a question.
 */
export function useLeaveWarning(isKept: boolean, backToForm: () => void, waitingKey?: string): LeaveWarning {
  useForgetOnReturn(() => {
    if (isKept) backToForm();
  });
  const [question, setQuestion] = useState<Question | null>(null);
  const stopWatching = useRef<() => void>(() => undefined);
  const ask = (leave: () => void) => setQuestion({ leave });
  const wasWatching = useRef(false);
  useEffect(() => {
    // Removes the extra entry.
    if (isKept && wasWatching.current) history.back();
    wasWatching.current = !isKept;
    if (isKept) return;
    const stop = onLeave((leave) => setQuestion({ leave }));
    stopWatching.current = stop;
    return stop;
  }, [isKept]);
  const openReport = useEffectEvent((opened: OpenedWaitingReport): boolean => {
    const showForm = () => {
      flushSync(backToForm);
      return offerOpenedReport(opened);
    };
    if (isKept || opened.key === waitingKey) return showForm();
    setQuestion({ leave: () => showForm() || opened.release(), stay: opened.release });
    return true;
  });
  useEffect(() => onReportOpened((opened) => openReport(opened)), []);
  const go = () => {
    stopWatching.current();
    setQuestion(null);
    question?.leave();
  };
  const stay = () => {
    setQuestion(null);
    question?.stay?.();
  };
  const dialog = question && (
    <ConfirmDialog title={words.keptQuestion} confirm={words.leave} cancel={words.stay} onConfirm={go} onClose={stay}>
      {words.keptWhy}
    </ConfirmDialog>
  );
  return { ask: isKept ? (next) => next() : ask, dialog };
}
