/** Chooses the copy's precision below the preview, which updates at once (C5.5). */
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { PrecisionFields } from '../../../components/precision/precision-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { precisionOf } from '../api.ts';
import type { ReviewDraft } from '../decide/use-draft.ts';
import * as words from './words/en.ts';

type Props = { report: StaffReport; draft: ReviewDraft };

export function PrecisionChoices({ report, draft }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-base">
        {words.whatCopyShows}
      </h3>
      <Choices report={report} draft={draft} />
    </section>
  );
}

function Choices({ report, draft }: Props) {
  const { data: current, isError, refetch } = useQuery(precisionOf(report.id));
  if (current)
    return (
      <PrecisionFields
        value={draft.chosenPrecision?.precision ?? current}
        onChange={(next) => draft.choosePrecision(next, current)}
      />
    );
  if (isError)
    return (
      <div role="alert" className="text-[0.9375rem]">
        <p className="mb-3 text-danger">{words.notLoaded}</p>
        <Button variant="secondary" onClick={() => refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    );
  return <Skeleton className="h-56 w-full" />;
}
