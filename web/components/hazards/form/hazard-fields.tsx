import { HAZARD_TEXT_MAX } from '../../../../domain/hazards/hazard.ts';
import { SHORT_TEXT_MAX } from '../../../../domain/text/limits.ts';
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx';
import { RequiredLabel } from '../../../ui/dialogs/required-label.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { OwnerChoice } from '../../actions/form/owner-choice.tsx';
import { type FormPart, textProps } from '../../form-part.ts';
import { GradeFields } from './grade-fields.tsx';
import type { HazardValues } from './hazard-values.ts';
import * as words from './words/en.ts';

type Part = FormPart<HazardValues>;
type Props = Part & {
  /** Null until a club is chosen. */
  clubId: string | null;
  owner?: string | undefined;
};

export function HazardFields({ clubId, owner, ...part }: Props) {
  const { id, values, onChange, errors } = part;
  return (
    <>
      <TextField
        {...textProps(part, 'title')}
        label={<RequiredLabel>{words.hazard}</RequiredLabel>}
        autoComplete="off"
        placeholder={words.hazardExamples}
        maxLength={SHORT_TEXT_MAX}
        aria-required
        data-autofocus
      />
      <TextAreaField
        {...textProps(part, 'description')}
        label={words.description}
        maxLength={HAZARD_TEXT_MAX}
        controlClassName="block min-h-20 [field-sizing:content]"
      />
      <TextAreaField
        {...textProps(part, 'controls')}
        label={words.controls}
        hint={words.controlsHint}
        maxLength={HAZARD_TEXT_MAX}
        controlClassName="block min-h-20 [field-sizing:content]"
      />
      <GradeFields {...part} />
      <OwnerChoice
        id={`${id}-owner`}
        label={words.who}
        clubId={clubId}
        knownName={owner}
        error={errors['ownerId'] ?? errors['ownerName']}
        value={values.owner}
        onChange={(next) => onChange({ ...values, owner: next })}
      />
      <TextField
        {...textProps(part, 'reviewOn')}
        label={words.reviewOn}
        type="date"
        min="2000-01-01"
        max="9999-12-31"
      />
    </>
  );
}

export function StateFields(part: Part) {
  const { values, onChange } = part;
  return (
    <>
      <SegmentedControl
        label={words.state}
        options={words.states}
        value={values.state}
        onChange={(state) => onChange({ ...values, state })}
      />
      {values.state === 'closed' && (
        <TextField
          {...textProps(part, 'closedBecause')}
          label={<RequiredLabel>{words.closedBecause}</RequiredLabel>}
          autoComplete="off"
          maxLength={SHORT_TEXT_MAX}
          aria-required
        />
      )}
    </>
  );
}
