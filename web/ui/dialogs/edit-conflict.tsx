/** A conflict in a form: the values that somebody else saved since it was opened. */
import { useEffect, useRef } from 'react';
import { SavedFields, type ShownField } from './saved-fields.tsx';
import * as words from './words/en.ts';

type Props = {
  text: string;
  /** Both have the same fields. */
  before: readonly ShownField[];
  now: readonly ShownField[];
};

export function EditConflict({ text, before, now }: Props) {
  const alert = useRef<HTMLElement>(null);
  // It is above the fields, perhaps far from the button that was pressed.
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const changed = now.filter(([, value], at) => value !== before[at]?.[1]);
  return (
    <section ref={alert} role="alert" className="rounded-control bg-serious-tint px-4 py-3 text-[0.9375rem]">
      <p className="text-serious">{text}</p>
      {changed.length > 0 && <p className="mt-2">{words.savedVersion}</p>}
      <SavedFields fields={changed} />
    </section>
  );
}
