/** How much the copy tells of when, where and with what: chosen beside the preview, which follows at once (contract C5.5). */
import { useQuery } from '@tanstack/react-query';
import { Radar } from 'lucide-react';
import { useId } from 'react';
import { isTraceable, TRACKING_ADVICE } from '../../../../domain/reports/public/coarse.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { CoarseFields } from '../../../components/coarse/coarse-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { heldCoarse } from '../api.ts';
import type { OwnDraft } from '../decide/use-draft.ts';

type Props = { report: StaffReport; draft: OwnDraft };

/** The four choices, and one sentence of advice where day, time and type are all told. */
export function CoarseChoices({ report, draft }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-base">
        What the copy tells
      </h3>
      <Choices report={report} draft={draft} />
    </section>
  );
}

function Choices({ report, draft }: Props) {
  const { data: held, isError, refetch } = useQuery(heldCoarse(report.id));
  if (held) {
    const coarse = draft.chosen?.coarse ?? held;
    return (
      <>
        <CoarseFields value={coarse} onChange={(next) => draft.choose(next, held)} />
        <div role="status" className="text-[0.9375rem] not-empty:mt-3">
          {isTraceable(coarse, report) && (
            <p className="flex gap-2 text-ink-soft">
              <Radar aria-hidden="true" className="mt-1 size-4 shrink-0" />
              {TRACKING_ADVICE}
            </p>
          )}
        </div>
      </>
    );
  }
  if (isError)
    return (
      <div role="alert" className="text-[0.9375rem]">
        <p className="mb-3 text-danger">How much the copy tells could not be loaded.</p>
        <Button variant="secondary" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    );
  return <Skeleton className="h-56 w-full" />;
}
