import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import type { Leave } from './history-guard.ts';
import { interceptLeaving } from './intercept-leaving.ts';

type Question = { title: string; text: string; confirm: string; cancel: string };

type Options = {
  /** Links that ask; by default all. */
  links?: string;
  onLeave?: () => void;
};

/** While active, leaving the page asks the question; returns its dialog. */
export function useLeaveGuard(isActive: boolean, question: Question, { links, onLeave }: Options = {}): ReactNode {
  const [leave, setLeave] = useState<Leave | null>(null);
  const guard = useRef({ start: () => {}, stop: () => {} });
  useEffect(() => {
    if (!isActive) return;
    const { current } = guard;
    current.start = () => {
      current.stop = interceptLeaving((next) => setLeave(() => next), links);
    };
    current.start();
    return () => {
      current.start = () => {};
      current.stop();
    };
  }, [isActive, links]);
  if (!leave) return null;
  const { title, text, confirm, cancel } = question;
  const go = async () => {
    guard.current.stop();
    setLeave(null);
    onLeave?.();
    if ((await leave()) === false) guard.current.start();
  };
  return (
    <ConfirmDialog title={title} confirm={confirm} cancel={cancel} onConfirm={go} onClose={() => setLeave(null)}>
      {text}
    </ConfirmDialog>
  );
}
