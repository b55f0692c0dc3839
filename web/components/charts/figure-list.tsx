import { numberInText } from '../../../domain/language/text.ts';

export type Figure = [words: string, number: string | number];

export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {figures.map(([words, number]) => (
        <div key={words}>
          <dt className="text-sm text-ink-soft">{words}</dt>
          <dd className="text-heading font-semibold tabular-nums">
            {typeof number === 'number' ? numberInText(number) : number}
          </dd>
        </div>
      ))}
    </dl>
  );
}
