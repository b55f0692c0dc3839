import { numberInText } from '../../../domain/language/text.ts';

export type Figure = [label: string, value: string | number];

export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-heading font-semibold tabular-nums">
            {typeof value === 'number' ? numberInText(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
