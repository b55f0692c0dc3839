import { HAZARD_TEXT_MAX } from '../../../../domain/hazards/hazard.ts';
import { SHORT_TEXT_MAX } from '../../../../domain/text/limits.ts';
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx';
import { RequiredLabel } from '../../../ui/dialogs/required-label.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { OwnerChoice } from '../../actions/form/owner-choice.tsx';
import { GradeFields } from './grade-fields.tsx';
import type { HazardValues } from './hazard-values.ts';
import * as words from './words/en.ts';

type Props = {
  id: string;
  values: HazardValues;
  onChange: (values: HazardValues) => void;
  errors: Record<string, string | undefined>;
  /** Null until a club is chosen. */
  clubId: string | null;
  owner?: string | undefined;
};

export function HazardFields({ id, values, onChange, errors, clubId, owner }: Props) {
  const text = (name: 'title' | 'description' | 'controls' | 'reviewOn' | 'closedBecause') => ({
    id: `${id}-${name}`,
    error: errors[name],
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...values, [name]: target.value }),
  });
  return (
    <>
      <TextField
        {...text('title')}
        label={<RequiredLabel>{words.hazard}</RequiredLabel>}
        autoComplete="off"
        placeholder={words.hazardExamples}
        maxLength={SHORT_TEXT_MAX}
        aria-required
        data-autofocus
      />
      <TextAreaField
        {...text('description')}
        label={words.description}
        maxLength={HAZARD_TEXT_MAX}
        controlClassName="block min-h-20 [field-sizing:content]"
      />
      <TextAreaField
        {...text('controls')}
        label={words.controls}
        hint={words.controlsHint}
        maxLength={HAZARD_TEXT_MAX}
        controlClassName="block min-h-20 [field-sizing:content]"
      />
      <GradeFields {...{ id, values, errors, onChange }} />
      <OwnerChoice
        id={`${id}-owner`}
        label={words.who}
        clubId={clubId}
        knownName={owner}
        error={errors['ownerId'] ?? errors['ownerName']}
        value={values.owner}
        onChange={(next) => onChange({ ...values, owner: next })}
      />
      <TextField {...text('reviewOn')} label={words.reviewOn} type="date" min="2000-01-01" max="9999-12-31" />
    </>
  );
}

type StateProps = Omit<Props, 'clubId' | 'owner'>;

export function StateFields({ id, values, onChange, errors }: StateProps) {
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
          id={`${id}-closedBecause`}
          label={<RequiredLabel>{words.closedBecause}</RequiredLabel>}
          autoComplete="off"
          maxLength={SHORT_TEXT_MAX}
          aria-required
          error={errors['closedBecause']}
          value={values.closedBecause}
          onChange={({ target }) => onChange({ ...values, closedBecause: target.value })}
        />
      )}
    </>
  );
}
