/** A row of finger-sized radio buttons. */
import { type ReactNode, useId } from 'react';

type Props<Value extends string> = {
  label: string;
  hint?: ReactNode;
  /** In order. */
  options: Readonly<Record<Value, string>>;
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Puts a dialog's initial focus on the first choice. */
  isAutofocused?: boolean;
};

const RADIO =
  'absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-control hover:bg-surface checked:bg-sky-tint checked:border-2 checked:border-sky';
const WORDS =
  'pointer-events-none relative min-w-8 text-center text-[0.9375rem] leading-tight font-medium text-ink-soft peer-checked:font-semibold peer-checked:text-sky';

/** The label is beside the row if there is space; long labels wrap the options onto a second row. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, hint, options, value, onChange, isAutofocused = false } = props;
  const id = useId();
  return (
    <div className="grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <span id={id} className="text-[0.9375rem] font-medium wrap-anywhere">
        {label}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={id}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        className="flex flex-wrap gap-1 rounded-[0.875rem] bg-sunken p-1"
      >
        {(Object.entries(options) as [Value, string][]).map(([option, words], index) => (
          <label
            key={option}
            className="relative flex min-h-11 min-w-min flex-1 items-center justify-center px-1.5 py-1"
          >
            <input
              type="radio"
              name={id}
              value={option}
              checked={option === value}
              data-autofocus={(isAutofocused && index === 0) || undefined}
              onChange={() => onChange(option)}
              className={`peer ${RADIO}`}
            />
            <span className={WORDS}>{words}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft sm:col-start-2">
          {hint}
        </p>
      )}
    </div>
  );
}
