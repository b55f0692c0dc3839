import type { ReactNode } from 'react';
import { ACTION_TEXT_MAX } from '../../../../domain/actions/action.ts';
import { SHORT_TEXT_MAX } from '../../../../domain/text/limits.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { type FormPart, textProps } from '../../form-part.ts';
import type { ActionValues } from './action-values.ts';
import { OwnerChoice } from './owner-choice.tsx';
import * as words from './words/en.ts';

type Part = FormPart<ActionValues>;
type TextProps = Part & { label?: ReactNode; withDetails?: boolean; autoFocus?: boolean };

export function TextFields({ label = words.whatToDo, withDetails, autoFocus, ...part }: TextProps) {
  return (
    <>
      <TextField
        {...textProps(part, 'title')}
        label={label}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={SHORT_TEXT_MAX}
        aria-required
        {...(autoFocus ? { 'data-autofocus': true } : {})}
      />
      {withDetails && (
        <TextAreaField
          {...textProps(part, 'details')}
          label={words.details}
          maxLength={ACTION_TEXT_MAX}
          controlClassName="block min-h-24 [field-sizing:content]"
        />
      )}
    </>
  );
}

type OwnerProps = Part & {
  clubId: string | null;
  /** The name of an owner with an account. */
  owner?: string | undefined;
};

export function OwnerAndDueFields({ clubId, owner, ...part }: OwnerProps) {
  const { id, values, onChange, errors } = part;
  return (
    <>
      <OwnerChoice
        id={`${id}-owner`}
        label={words.who}
        clubId={clubId}
        knownName={owner}
        error={errors['ownerId'] ?? errors['ownerName']}
        value={values.owner}
        onChange={(next) => onChange({ ...values, owner: next })}
      />
      <TextField {...textProps(part, 'due')} label={words.byWhen} type="date" min="2000-01-01" max="9999-12-31" />
    </>
  );
}
