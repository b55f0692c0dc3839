/** Confirms an irreversible action. */
import { type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import * as words from './words/en.ts';

type Props = {
  title: string;
  children: ReactNode;
  /** Button label, and the one while busy. */
  confirm: string;
  confirming?: string;
  cancel?: string;
  busy?: boolean;
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Focus starts at Cancel. Stays open while busy. */
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
