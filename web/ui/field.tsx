/** Connects label, control, hint and error. */
import type { ComponentProps, ReactNode } from 'react';
import { CONTROL } from './control.ts';

export type ControlProps = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
  'aria-label'?: string;
};

export type FieldProps = {
  id: string;
  label: ReactNode;
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
};

export function Field({
  id,
  label,
  required,
  hint,
  error,
  className = '',
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={`min-w-0 ${className}`}>
      <div className="mb-1.5 flex items-baseline gap-1 text-[0.9375rem]">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {required && (
          <span aria-hidden="true" className="font-semibold text-accent-text">
            *
          </span>
        )}
      </div>
      {children({
        id,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
        ...(required ? { 'aria-required': true } : {}),
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

type Own = keyof FieldProps;

export function TextField(props: FieldProps & Omit<ComponentProps<'input'>, Own>) {
  const { id, label, required, hint, error, className, ...input } = props;
  return (
    <Field {...definedProps({ id, label, required, hint, error, className })}>
      {(control) => <input type="text" className={CONTROL} {...input} {...control} />}
    </Field>
  );
}

export function TextAreaField(
  props: FieldProps & Omit<ComponentProps<'textarea'>, Own> & { controlClassName?: string },
) {
  const { id, label, required, hint, error, className, controlClassName = '', ...area } = props;
  return (
    <Field {...definedProps({ id, label, required, hint, error, className })}>
      {(control) => <textarea dir="auto" className={`${CONTROL} ${controlClassName}`} {...area} {...control} />}
    </Field>
  );
}

export function SelectField(props: FieldProps & Omit<ComponentProps<'select'>, Own>) {
  const { id, label, required, hint, error, className, ...select } = props;
  return (
    <Field {...definedProps({ id, label, required, hint, error, className })}>
      {(control) => <select className={`${CONTROL} pr-8`} {...select} {...control} />}
    </Field>
  );
}

/** Omits optional properties instead of passing undefined. */
function definedProps(
  field: { [Key in Own]?: FieldProps[Key] | undefined } & { id: string; label: ReactNode },
): FieldProps {
  return Object.fromEntries(Object.entries(field).filter(([, value]) => value !== undefined)) as FieldProps;
}
