/** A conflict between two reviewers: neither overwrites an unseen decision (C5.4). */
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { rich } from '../../../language/rich.tsx';
import { Button } from '../../../ui/button.tsx';
import { precisionOf, publicPreview } from '../api.ts';
import { combinePrecision } from '../precision/combine.ts';
import { decisionsIn, mergeDecisions } from '../preview/decisions.ts';
import { type ReviewDraft, textAsSent } from './use-draft.ts';
import * as words from './words/en.ts';

/** A colleague's version and two ways to continue; keeps the user's input until discarded. */
export function ReviewConflict({ report, draft }: { report: StaffReport; draft: ReviewDraft }) {
  const saved = report.smsManagerComment ?? '';
  // Without decisions in the draft, the stored ones apply.
  const { data } = useQuery({
    ...publicPreview(report.id, { comment: textAsSent(saved) }),
    enabled: draft.decisions !== null,
  });
  const { decisions, chosenPrecision } = draft;
  const { data: current, isFetching } = useQuery({ ...precisionOf(report.id), enabled: chosenPrecision !== null });
  const isReady = (decisions === null || data !== undefined) && (chosenPrecision === null || (current && !isFetching));
  const keepMine = () =>
    draft.continueFrom({
      decisions: decisions && data ? mergeDecisions(decisions, decisionsIn(data.spans)) : null,
      chosenPrecision: chosenPrecision && current ? combinePrecision(chosenPrecision, current) : null,
    });
  return (
    <section
      role="alert"
      className="mb-6 flex gap-3 rounded-card border border-serious/25 bg-serious-tint/45 p-4 text-[0.9375rem]"
    >
      <UsersRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-serious" />
      <div className="min-w-0">
        <p>
          {rich(words.changedSince, {
            changed: <strong className="font-semibold text-serious">{words.changedMeanwhile}</strong>,
          })}
        </p>
        {saved !== '' && saved !== draft.comment && (
          <>
            <p className="mt-3 text-ink-soft">{words.savedComment}</p>
            <blockquote className="mt-1 max-h-60 overflow-y-auto border-l-2 border-edge pl-3 whitespace-pre-wrap wrap-anywhere">
              {saved}
            </blockquote>
          </>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" disabled={!isReady} onClick={keepMine}>
            {words.continueWithMine}
          </Button>
          <Button variant="quiet" onClick={draft.drop}>
            {words.useSavedVersion}
          </Button>
        </div>
      </div>
    </section>
  );
}
