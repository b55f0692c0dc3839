/** A question before something that cannot be undone. */
import { type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import * as words from './words/en.ts';

type Props = {
  title: string;
  children: ReactNode;
  /** What the button reads, and what it reads while it works. */
  confirm: string;
  confirming?: string;
  cancel?: string;
  busy?: boolean;
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks; focus starts at the way back. While the work is under way it stays open. */
export function ConfirmDialog(props: Props) {
  const { title, children, confirm, confirming, cancel = words.cancel, busy = false, danger = true } = props;
  const id = useId();
  return (
    <Dialog
      title={title}
      onClose={() => !busy && props.onClose()}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" data-autofocus aria-describedby={id} disabled={busy} onClick={props.onClose}>
            {cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy && confirming} onClick={props.onConfirm}>
            {confirm}
          </Button>
        </div>
      }
    >
      <div id={id} className="wrap-anywhere text-ink-soft">
        {children}
      </div>
    </Dialog>
  );
}
