/** Before an export of reports: an admin says whether it is to name the aircraft (contract C12.4). */
import { useId, useState } from 'react';
import { Tick } from '../../ui/choices/tick.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';

type Props = { busy: boolean; onExport: (namesAircraft: boolean) => void; onClose: () => void };

/** What the file holds and what it never does, the box, and what ticking it means. Not ticked unless somebody does. */
export function ExportDialog({ busy, onExport, onClose }: Props) {
  const [namesAircraft, setNamesAircraft] = useState(false);
  const id = useId();
  return (
    <FormDialog
      title="Export CSV"
      description="All reports that the filters leave. Who reported is never in the file."
      submit="Export"
      submitting="Exporting..."
      busy={busy}
      reason={null}
      onSubmit={() => onExport(namesAircraft)}
      onClose={onClose}
    >
      <div>
        <Tick checked={namesAircraft} onChange={setNamesAircraft} describedBy={id}>
          Name the aircraft: registration and serial number
        </Tick>
        <p id={id} className="mt-2 max-w-[60ch] text-sm text-ink-soft">
          Who knows the aircraft often knows who flew it. Leave this out of files that go further than the safety team.
          The audit log says of each export whether it was ticked.
        </p>
      </div>
    </FormDialog>
  );
}
