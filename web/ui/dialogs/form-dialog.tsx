/** A dialog with a short form. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { useSubmitOnce } from './use-submit-once.ts';
import * as words from './words/en.ts';

type Props = {
  title: string;
  description?: string;
  size?: 'narrow' | 'wide';
  children: ReactNode;
  /** Button label, and the one while busy. */
  submit: string;
  submitting: string;
  busy: boolean;
  /** While busy too, if the owner checks what was typed since. */
  staysEditable?: boolean;
  /** Shown while the button is disabled. */
  reason: string | null;
  onSubmit: () => void;
  onClose: () => void;
};

/** An inert form loses the focus; its field gets it back. */
function useFocusAfterBusy(isBusy: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const field = document.activeElement;
    if (!isBusy || !(field instanceof HTMLElement) || !form.current?.contains(field)) return;
    return () => {
      if (document.activeElement === document.body) field.focus();
    };
  }, [isBusy]);
  return form;
}

/** Keeps the input until its owner closes it. While busy, what is typed could no longer be sent. */
export function FormDialog(props: Props) {
  const { title, description, size = 'narrow', children, submit, submitting, busy, reason, onSubmit, onClose } = props;
  const id = useId();
  const submitOnce = useSubmitOnce(busy);
  const form = useFocusAfterBusy(busy);
  return (
    <Dialog
      title={title}
      size={size}
      {...(description ? { description } : {})}
      onClose={() => !busy && onClose()}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3">
          <p id={`${id}-reason`} className="mr-auto text-sm text-ink-soft empty:hidden">
            {reason}
          </p>
          <div className="ml-auto flex gap-3">
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              {words.cancel}
            </Button>
            <Button
              type="submit"
              form={id}
              busy={busy && submitting}
              disabled={reason !== null}
              title={reason ?? undefined}
              aria-describedby={`${id}-reason`}
            >
              {submit}
            </Button>
          </div>
        </div>
      }
    >
      <form
        method="post"
        ref={form}
        id={id}
        inert={busy && !props.staysEditable}
        noValidate
        autoComplete="off"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason === null) submitOnce(onSubmit);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
