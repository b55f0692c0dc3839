/** How much a public copy tells of when, where and with what (contract C5.5): for one report, and as a club's default. */

import type { Coarse } from '../../../domain/reports/public/coarse.ts';
import { Segments } from '../../ui/choices/segments.tsx';

type Words<Value extends string> = { label: string; options: Readonly<Record<Value, string>>; hint: string };

const SHOWN = { given: 'Shown', none: 'Not shown' } as const;

const WORDS: { readonly [Key in keyof Coarse]: Words<Coarse[Key]> } = {
  date: {
    label: 'Date',
    options: { day: 'Day', month: 'Month', none: 'Not shown' },
    hint: 'With Month or Not shown, the copy says “Reported in” and the month, and no day.',
  },
  time: {
    label: 'Time',
    options: { exact: 'Exact', part: 'Part of the day', none: 'Not shown' },
    hint: 'The parts are morning (5 to 11), midday (11 to 14), afternoon (14 to 18), evening (18 to 22) and night.',
  },
  place: {
    label: 'Place',
    options: SHOWN,
    hint: 'Not shown leaves out the location. Area and world region stay.',
  },
  type: {
    label: 'Aircraft type',
    options: SHOWN,
    hint: 'Not shown leaves out manufacturer and model. The aircraft category stays.',
  },
};

type Props = {
  value: Coarse;
  onChange: (next: Coarse) => void;
  /** Says of each choice what it does. */
  explained?: boolean;
};

/** The four choices. */
export function CoarseFields({ value, onChange, explained = false }: Props) {
  const field = <Key extends keyof Coarse>(key: Key) => {
    const { hint, ...words } = WORDS[key];
    return (
      <Segments
        {...words}
        {...(explained && { hint })}
        value={value[key]}
        onChange={(option) => onChange({ ...value, [key]: option })}
      />
    );
  };
  return (
    <div className={`grid grid-cols-1 ${explained ? 'gap-6' : 'gap-3'}`}>
      {field('date')}
      {field('time')}
      {field('place')}
      {field('type')}
    </div>
  );
}
