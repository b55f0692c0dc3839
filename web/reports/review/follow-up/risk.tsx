/** The risk grade from two plain questions (C8.6). */
import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { BARRIERS, OUTCOMES, type RiskGrade, riskOf } from '../../../../domain/follow-up/risk.ts';
import { fill, wholeNumber } from '../../../../domain/language/text.ts';
import { RadioGroup } from '../../../ui/choices/radio-group.tsx';
import { Section } from './sections/section.tsx';
import type { OpenFollowUp } from './state/use-follow-up.ts';
import * as words from './words/en.ts';

const LOOKS: Record<RiskGrade, { Icon: typeof CircleCheck; look: string }> = {
  low: { Icon: CircleCheck, look: 'bg-good-tint text-good' },
  medium: { Icon: TriangleAlert, look: 'bg-serious-tint text-serious' },
  high: { Icon: OctagonAlert, look: 'bg-danger-tint text-danger' },
};

export function Risk({ followUp: { values, errors, isClosed, choose } }: { followUp: OpenFollowUp }) {
  const risk = riskOf(values.outcome, values.barriers);
  return (
    <Section
      name="risk"
      title={words.sectionNames.risk}
      badge={<span role="status">{risk && <Grade grade={risk.grade} index={risk.index} />}</span>}
    >
      <fieldset disabled={isClosed} className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <legend className="sr-only">{words.howBad}</legend>
        <div data-field="outcome">
          <RadioGroup
            legend={words.worstOutcome}
            options={OUTCOMES}
            value={values.outcome}
            none={words.notSet}
            columns="grid-cols-1"
            error={errors['outcome']}
            onChange={(outcome) => choose({ outcome })}
          />
        </div>
        <div data-field="barriers">
          <RadioGroup
            legend={words.remainingSafeguards}
            options={BARRIERS}
            value={values.barriers}
            none={words.notSet}
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
  const { Icon, look } = LOOKS[grade];
  return (
    <span
      title={fill(words.armsIndex, { index })}
      className={`inline-flex items-center gap-2 rounded-control px-3 py-1 text-[0.9375rem] font-semibold ${look}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      {words.risks[grade]}
      <span className="text-sm font-medium">{fill(words.index, { index: wholeNumber(index) })}</span>
    </span>
  );
}
