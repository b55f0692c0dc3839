/** How bad could it have been? Two plain questions and a grade (contract C8.6). */
import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { BARRIERS, OUTCOMES, type RiskGrade, riskOf } from '../../../../domain/follow-up/risk.ts';
import { Choices } from '../../../ui/choices/choices.tsx';
import { Part } from './part.tsx';
import type { OpenFollowUp } from './state/use-follow-up.ts';

const GRADES: Record<RiskGrade, { words: string; Icon: typeof CircleCheck; look: string }> = {
  low: { words: 'Low risk', Icon: CircleCheck, look: 'bg-good-tint text-good' },
  medium: { words: 'Medium risk', Icon: TriangleAlert, look: 'bg-serious-tint text-serious' },
  high: { words: 'High risk', Icon: OctagonAlert, look: 'bg-danger-tint text-danger' },
};

const NOT_SAID = 'Not said yet';

/** Both questions, and what they come to. */
export function Risk({ follow: { shown, errors, isClosed, choose } }: { follow: OpenFollowUp }) {
  const risk = riskOf(shown.outcome, shown.barriers);
  return (
    <Part title="How bad could it have been?">
      <fieldset disabled={isClosed} className="grid gap-5">
        <legend className="sr-only">How bad could it have been?</legend>
        <div data-field="outcome">
          <Choices
            legend="If it had gone on, what would have come of it?"
            options={OUTCOMES}
            value={shown.outcome}
            none={NOT_SAID}
            error={errors['outcome']}
            onChange={(outcome) => choose({ outcome })}
          />
        </div>
        <div data-field="barriers">
          <Choices
            legend="What still stood between this and that?"
            options={BARRIERS}
            value={shown.barriers}
            none={NOT_SAID}
            error={errors['barriers']}
            onChange={(barriers) => choose({ barriers })}
          />
        </div>
      </fieldset>
      <p role="status" className="min-h-11">
        {risk ? <Grade grade={risk.grade} index={risk.index} /> : null}
      </p>
    </Part>
  );
}

function Grade({ grade, index }: { grade: RiskGrade; index: number }) {
  const { words, Icon, look } = GRADES[grade];
  return (
    <span
      title={`ARMS event risk index ${index}`}
      className={`inline-flex min-h-11 items-center gap-2.5 rounded-control px-4 font-semibold ${look}`}
    >
      <Icon aria-hidden="true" className="size-5" />
      {words}
      <span className="text-sm font-medium">index {index.toLocaleString('en')}</span>
    </span>
  );
}
