/** Radio buttons whose whole row is the target. */
import { useId } from 'react';

type Props<Value extends string | number> = {
  legend: string;
  options: readonly { id: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Label of the row that clears the choice; without it, a choice is final. */
  none?: string;
  error?: string | undefined;
  columns?: string;
};

const ROW =
  'relative flex min-h-[2.875rem] cursor-pointer items-center gap-3 rounded-control border border-line bg-ground px-3.5 py-2 text-[0.9375rem] leading-snug transition-colors hover:border-sky has-checked:border-sky has-checked:bg-sky-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky has-disabled:cursor-not-allowed has-disabled:opacity-60';

/** Beside the question, so that nothing shifts. */
const NONE =
  'relative flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 text-sm text-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-sky has-disabled:cursor-not-allowed';

export function RadioGroup<Value extends string | number>(props: Props<Value>) {
  const { legend, options, value, onChange, none, error, columns = 'sm:grid-cols-2' } = props;
  const name = useId();
  const radio = (id: Value | null, label: string) => (
    <label key={id ?? 'none'} className={id === null ? NONE : ROW}>
      <input
        type="radio"
        name={name}
        checked={value === id}
        onChange={() => onChange(id)}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      <span
        aria-hidden="true"
        className="size-4 shrink-0 rounded-full border border-edge bg-surface peer-checked:border-5 peer-checked:border-sky"
      />
      <span className="min-w-0">{label}</span>
    </label>
  );
  return (
    <fieldset className="relative min-w-0" {...(error ? { 'aria-describedby': `${name}-error` } : {})}>
      <legend
        className={`mb-2 text-[0.9375rem] leading-snug font-medium ${none ? 'flex min-h-10 items-end pr-24' : ''}`}
      >
        {legend}
      </legend>
      <div className={`grid gap-1.5 ${columns}`}>{options.map(({ id, label }) => radio(id, label))}</div>
      {none && value !== null && <div className="absolute -top-[2.625rem] right-0 w-fit">{radio(null, none)}</div>}
      {error && (
        <p id={`${name}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
