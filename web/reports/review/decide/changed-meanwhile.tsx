/** Two reviewers of one report: neither undoes what the other decided without having seen it (contract C5.4). */
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { Button } from '../../../ui/button.tsx';
import { heldCoarse, publicPreview } from '../api.ts';
import { coarseTogether } from '../coarse/together.ts';
import { decisionsIn, together } from '../preview/decisions.ts';
import { type OwnDraft, textAsSent } from './use-draft.ts';

/** What stands in the way of saving then. */
export const OVERTAKEN = 'Somebody else has changed this report. Please choose how to continue.';

/** What a colleague has saved since, and the two ways to go on. What was written stays until the manager drops it. */
export function ChangedMeanwhile({ report, draft }: { report: StaffReport; draft: OwnDraft }) {
  const saved = report.smsManagerComment ?? '';
  // Without decisions of one's own the stored ones hold.
  const { data } = useQuery({
    ...publicPreview(report.id, { comment: textAsSent(saved) }),
    enabled: draft.decisions !== null,
  });
  const { decisions, chosen } = draft;
  const { data: held, isFetching } = useQuery({ ...heldCoarse(report.id), enabled: chosen !== null });
  const isReady = (decisions === null || data !== undefined) && (chosen === null || (held && !isFetching));
  const goOn = () =>
    draft.goOn({
      decisions: decisions && data ? together(decisions, decisionsIn(data.spans)) : null,
      chosen: chosen && held ? coarseTogether(chosen, held) : null,
    });
  return (
    <section
      role="alert"
      className="mb-6 flex gap-3 rounded-card border border-serious/25 bg-serious-tint/45 p-4 text-[0.9375rem]"
    >
      <UsersRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-serious" />
      <div className="min-w-0">
        <p>
          <strong className="font-semibold text-serious">Changed meanwhile:</strong> Somebody else has reviewed this
          report since you began. What you wrote is still here and not saved yet.
        </p>
        {saved !== '' && saved !== draft.comment && (
          <>
            <p className="mt-3 text-ink-soft">The saved comment:</p>
            <blockquote className="mt-1 max-h-60 overflow-y-auto border-l-2 border-edge pl-3 whitespace-pre-wrap wrap-anywhere">
              {saved}
            </blockquote>
          </>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" disabled={!isReady} onClick={goOn}>
            Continue with mine
          </Button>
          <Button variant="quiet" onClick={draft.drop}>
            Use the saved version
          </Button>
        </div>
      </div>
    </section>
  );
}
