/** How bad could it have been? Two plain questions and a grade (contract C8.6). */
import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { BARRIERS, OUTCOMES, type RiskGrade, riskOf } from '../../../../domain/follow-up/risk.ts';
import { Choices } from '../../../ui/choices/choices.tsx';
import { SECTIONS } from './sections/done-sections.ts';
import { Section } from './sections/section.tsx';
import type { OpenFollowUp } from './state/use-follow-up.ts';

const GRADES: Record<RiskGrade, { words: string; Icon: typeof CircleCheck; look: string }> = {
  low: { words: 'Low risk', Icon: CircleCheck, look: 'bg-good-tint text-good' },
  medium: { words: 'Medium risk', Icon: TriangleAlert, look: 'bg-serious-tint text-serious' },
  high: { words: 'High risk', Icon: OctagonAlert, look: 'bg-danger-tint text-danger' },
};

const NOT_SET = 'Not set';

/** Both questions, and what they come to. */
export function Risk({ follow: { shown, errors, isClosed, choose } }: { follow: OpenFollowUp }) {
  const risk = riskOf(shown.outcome, shown.barriers);
  return (
    <Section
      name="risk"
      title={SECTIONS.risk}
      badge={<span role="status">{risk && <Grade grade={risk.grade} index={risk.index} />}</span>}
    >
      <fieldset disabled={isClosed} className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <legend className="sr-only">How bad could it have been?</legend>
        <div data-field="outcome">
          <Choices
            legend="If it had gone on, what would have come of it?"
            options={OUTCOMES}
            value={shown.outcome}
            none={NOT_SET}
            columns="grid-cols-1"
            error={errors['outcome']}
            onChange={(outcome) => choose({ outcome })}
          />
        </div>
        <div data-field="barriers">
          <Choices
            legend="What still stood between this and that?"
            options={BARRIERS}
            value={shown.barriers}
            none={NOT_SET}
            columns="grid-cols-1"
            error={errors['barriers']}
            onChange={(barriers) => choose({ barriers })}
          />
        </div>
      </fieldset>
    </Section>
  );
}

function Grade({ grade, index }: { grade: RiskGrade; index: number }) {
  const { words, Icon, look } = GRADES[grade];
  return (
    <span
      title={`ARMS event risk index ${index}`}
      className={`inline-flex items-center gap-2 rounded-control px-3 py-1 text-[0.9375rem] font-semibold ${look}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      {words}
      <span className="text-sm font-medium">index {index.toLocaleString('en')}</span>
    </span>
  );
}
