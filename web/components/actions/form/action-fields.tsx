import type { ReactNode } from 'react';
import { ACTION_TEXT_MAX } from '../../../../domain/actions/action.ts';
import { SHORT_TEXT_MAX } from '../../../../domain/text/limits.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import type { ActionValues } from './action-values.ts';
import { OwnerChoice } from './owner-choice.tsx';
import * as words from './words/en.ts';

type Props = {
  id: string;
  values: ActionValues;
  onChange: (values: ActionValues) => void;
  errors: Record<string, string | undefined>;
};

type TextProps = Props & { label?: ReactNode; withDetails?: boolean; autoFocus?: boolean };

export function TextFields({
  id,
  values,
  onChange,
  errors,
  label = words.whatToDo,
  withDetails,
  autoFocus,
}: TextProps) {
  return (
    <>
      <TextField
        id={`${id}-title`}
        label={label}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={SHORT_TEXT_MAX}
        aria-required
        error={errors['title']}
        value={values.title}
        onChange={({ target }) => onChange({ ...values, title: target.value })}
        {...(autoFocus ? { 'data-autofocus': true } : {})}
      />
      {withDetails && (
        <TextAreaField
          id={`${id}-details`}
          label={words.details}
          maxLength={ACTION_TEXT_MAX}
          error={errors['details']}
          value={values.details}
          onChange={({ target }) => onChange({ ...values, details: target.value })}
          controlClassName="block min-h-24 [field-sizing:content]"
        />
      )}
    </>
  );
}

type OwnerProps = Props & {
  clubId: string | null;
  /** The name of an owner with an account. */
  owner?: string | undefined;
};

export function OwnerAndDueFields({ id, values, onChange, errors, clubId, owner }: OwnerProps) {
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
      <TextField
        id={`${id}-due`}
        label={words.byWhen}
        type="date"
        min="2000-01-01"
        max="9999-12-31"
        error={errors['due']}
        value={values.due}
        onChange={({ target }) => onChange({ ...values, due: target.value })}
      />
    </>
  );
}
