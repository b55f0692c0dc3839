/** Asks an admin before an export whether to include the aircraft (C12.4). */
import { useId, useState } from 'react';
import { Checkbox } from '../../ui/choices/checkbox.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import * as words from './words/en.ts';

type Props = { busy: boolean; onExport: (includesAircraft: boolean) => void; onClose: () => void };

export function ExportDialog({ busy, onExport, onClose }: Props) {
  const [includesAircraft, setIncludesAircraft] = useState(false);
  const id = useId();
  return (
    <FormDialog
      title={words.exportCsv}
      description={words.whatIsInIt}
      submit={words.exportIt}
      submitting={words.exporting}
      busy={busy}
      reason={null}
      onSubmit={() => onExport(includesAircraft)}
      onClose={onClose}
    >
      <div>
        <Checkbox checked={includesAircraft} onChange={setIncludesAircraft} describedBy={id}>
          {words.nameAircraft}
        </Checkbox>
        <p id={id} className="mt-2 max-w-[60ch] text-sm text-ink-soft">
          {words.beforeNaming}
        </p>
      </div>
    </FormDialog>
  );
}
