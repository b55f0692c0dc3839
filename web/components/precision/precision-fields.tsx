/** Chooses a public copy's precision, for a report or as a club's default (C5.5). */

import type { Precision } from '../../../domain/reports/public/precision.ts';
import { SegmentedControl } from '../../ui/choices/segmented-control.tsx';
import * as words from './words/en.ts';

const OPTIONS: { readonly [Key in keyof Precision]: Readonly<Record<Precision[Key], string>> } = {
  date: words.dates,
  time: words.times,
  place: words.shown,
  type: words.shown,
};

type Props = {
  value: Precision;
  onChange: (next: Precision) => void;
  hasHints?: boolean;
};

export function PrecisionFields({ value, onChange, hasHints = false }: Props) {
  const field = <Key extends keyof Precision>(key: Key) => (
    <SegmentedControl
      label={words.labels[key]}
      options={OPTIONS[key]}
      {...(hasHints && { hint: words.hints[key] })}
      value={value[key]}
      onChange={(option) => onChange({ ...value, [key]: option })}
    />
  );
  return (
    <div className={`grid grid-cols-1 ${hasHints ? 'gap-6' : 'gap-3'}`}>
      {field('date')}
      {field('time')}
      {field('place')}
      {field('type')}
    </div>
  );
}
