/** A dialog with a form that asks before it discards unsaved input. */
import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import * as words from './words/en.ts';

type Props = ComponentProps<typeof FormDialog> & { hasDraft: boolean };

export function DraftDialog({ hasDraft, onClose, ...form }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <FormDialog {...form} onClose={() => (hasDraft ? setLeaving(true) : onClose())} />
      {isLeaving && (
        <ConfirmDialog
          title={words.discard}
          confirm={words.discardIt}
          cancel={words.keepWriting}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        >
          {words.notSavedYet}
        </ConfirmDialog>
      )}
    </>
  );
}
