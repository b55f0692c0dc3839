/** In a conflict: labels and the values that somebody else saved. */
import * as words from './words/en.ts';

export type ShownField = readonly [label: string, value: string];

export function SavedFields({ fields }: { fields: readonly ShownField[] }) {
  return (
    <dl className="mt-2 grid gap-2 empty:hidden">
      {fields.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="border-l-2 border-edge pl-3 whitespace-pre-wrap wrap-anywhere">{value || words.empty}</dd>
        </div>
      ))}
    </dl>
  );
}
