/** Imports of the last day, and the way to undo them (contract C12.7). */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import type { RecentImport } from '../../domain/imports/import.ts';
import { failureText, urlOf } from '../api.ts';
import { clubName } from '../components/clubs/club-name.ts';
import { clubs } from '../components/lookups.ts';
import { longMoment } from '../components/moments/moments.ts';
import { useTimeZone } from '../components/moments/use-time-zone.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../ui/toast/toast.ts';
import { undoImport } from './api.ts';
import { counted } from './words.ts';

const recentImports = queryOptions<RecentImport[]>({ queryKey: [urlOf(STAFF_CALLS.listImports)] });

/** Each import that can still be undone; nothing where there is none. */
export function RecentImports() {
  const { data = [] } = useQuery(recentImports);
  const { data: known } = useQuery(clubs);
  const zone = useTimeZone();
  const [asked, setAsked] = useState<RecentImport | null>(null);
  if (data.length === 0) return null;
  return (
    <section
      className="mt-6 rounded-card border border-line bg-surface px-5 py-5 shadow-card sm:px-6"
      aria-labelledby="recent-imports"
    >
      <h2 id="recent-imports" className="text-heading">
        Recent imports
      </h2>
      <p className="mt-2 max-w-[68ch] text-[0.9375rem] text-ink-soft">
        An import can be undone for 24 hours, as long as nobody has worked on any of its reports.
      </p>
      <ul className="mt-4 grid gap-3">
        {data.map((each) => (
          <li
            key={each.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-ground px-4 py-3"
          >
            <div className="min-w-0 text-[0.9375rem]">
              <p className="font-medium wrap-anywhere">
                {counted(each.imported, 'report')} for {clubName(known, each.clubId)}
              </p>
              <p className="text-ink-soft">
                Imported on {longMoment(each.confirmedAt, zone)}. Can be undone until {longMoment(each.undoUntil, zone)}
                .
              </p>
            </div>
            <Button variant="secondary" onClick={() => setAsked(each)}>
              Undo<span className="sr-only"> the import of {counted(each.imported, 'report')}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asked && <UndoDialog undone={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

function UndoDialog({ undone, onClose }: { undone: RecentImport; onClose: () => void }) {
  const queryClient = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => undoImport(undone.id),
    onSuccess: async () => {
      onClose();
      toast({ title: 'Import undone', description: `${counted(undone.imported, 'report')} deleted.` });
      await queryClient.invalidateQueries();
    },
  });
  return (
    <ConfirmDialog
      title="Undo import"
      confirm={`Delete ${counted(undone.imported, 'report')}`}
      confirming="Deleting..."
      busy={undoing.isPending}
      onConfirm={() => undoing.mutate()}
      onClose={onClose}
    >
      <p>
        {undone.imported === 1
          ? 'The report of this import is deleted. '
          : `All ${counted(undone.imported, 'report')} of this import are deleted. `}
        You can import the same file again afterwards.
      </p>
      {undoing.error && (
        <p role="alert" className="mt-3 font-medium text-danger">
          {failureText(undoing.error)}
        </p>
      )}
    </ConfirmDialog>
  );
}
