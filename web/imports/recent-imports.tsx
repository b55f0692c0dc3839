/** Imports that can still be undone (C12.7, C19.10). */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import type { RecentImport } from '../../domain/imports/import.ts';
import { fill, pluralText } from '../../domain/language/text.ts';
import { failureText, urlOf } from '../api.ts';
import { clubName } from '../components/clubs/club-name.ts';
import { clubs } from '../components/lookups.ts';
import { longDateTime } from '../components/time-zones/date-time.ts';
import { useTimeZone } from '../components/time-zones/use-time-zone.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../ui/toast/toast.ts';
import { undoImport } from './api.ts';
import * as words from './words/en.ts';

/** Refetched on each visit, since an import can no longer be undone once somebody works on its reports. */
const recentImports = queryOptions<RecentImport[]>({ queryKey: [urlOf(STAFF_CALLS.listImports)], staleTime: 0 });

/** Empty if there are none. */
export function RecentImports({ onUndone }: { onUndone?: () => void }) {
  const { data = [] } = useQuery(recentImports);
  const { data: allClubs } = useQuery(clubs);
  const zone = useTimeZone();
  const [toUndo, setToUndo] = useState<RecentImport | null>(null);
  if (data.length === 0) return null;
  return (
    <section
      className="mt-6 rounded-card border border-line bg-surface px-5 py-5 shadow-card sm:px-6"
      aria-labelledby="recent-imports"
    >
      <h2 id="recent-imports" className="text-heading">
        {words.recentImports}
      </h2>
      <p className="mt-2 max-w-[68ch] text-[0.9375rem] text-ink-soft">{words.canBeUndone}</p>
      <ul className="mt-4 grid gap-3">
        {data.map((each) => (
          <li
            key={each.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-ground px-4 py-3"
          >
            <div className="min-w-0 text-[0.9375rem]">
              <p className="font-medium wrap-anywhere">
                {pluralText(words.reportsForClub, each.imported, { club: clubName(allClubs, each.clubId) })}
              </p>
              <p className="text-ink-soft">
                {fill(words.importedOn, {
                  imported: longDateTime(each.confirmedAt, zone),
                  until: longDateTime(each.undoUntil, zone),
                })}
              </p>
            </div>
            <Button
              variant="secondary"
              aria-label={pluralText(words.undoImportOf, each.imported)}
              onClick={() => setToUndo(each)}
            >
              {words.undo}
            </Button>
          </li>
        ))}
      </ul>
      {toUndo && <UndoDialog recentImport={toUndo} onUndone={onUndone} onClose={() => setToUndo(null)} />}
    </section>
  );
}

type UndoProps = { recentImport: RecentImport; onUndone: (() => void) | undefined; onClose: () => void };

function UndoDialog({ recentImport, onUndone, onClose }: UndoProps) {
  const queryClient = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => undoImport(recentImport.id),
    onSuccess: async () => {
      onClose();
      onUndone?.();
      toast({ title: words.importUndone, description: pluralText(words.reportsDeleted, recentImport.imported) });
      await queryClient.invalidateQueries();
    },
  });
  return (
    <ConfirmDialog
      title={words.undoImport}
      confirm={pluralText(words.deleteReports, recentImport.imported)}
      confirming={words.deleting}
      busy={undoing.isPending}
      onConfirm={() => undoing.mutate()}
      onClose={onClose}
    >
      <p>{pluralText(words.whatUndoDoes, recentImport.imported)}</p>
      {undoing.error && (
        <p role="alert" className="mt-3 font-medium text-danger">
          {failureText(undoing.error)}
        </p>
      )}
    </ConfirmDialog>
  );
}
