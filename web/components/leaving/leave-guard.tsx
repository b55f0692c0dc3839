import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { interceptLeaving } from './intercept-leaving.ts';

type Question = { title: string; text: string; confirm: string; cancel: string };

type Options = {
  /** Links that ask; by default all. */
  links?: string;
  onLeave?: () => void;
};

/** While active, leaving the page asks the question; returns its dialog. */
export function useLeaveGuard(isActive: boolean, question: Question, { links, onLeave }: Options = {}): ReactNode {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (!isActive) return;
    stop.current = interceptLeaving((next) => setLeave(() => next), links);
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
