/** The filters behind the panel's button: dates, severity, aircraft category. */
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useId } from 'react';
import { SelectField } from '../../ui/field.tsx';
import { commonFields } from '../lookups.ts';
import { DayField } from './day-field.tsx';
import type { FilterPanelProps } from './list-filters.ts';

/** The four fields. */
export function FilterFields({ filters, onChange }: FilterPanelProps) {
  const { data } = useQuery(commonFields);
  const id = useId();
  const field = (name: 'severity' | 'aircraftCategory') => ({
    id: `${id}-${name}`,
    value: filters[name],
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      onChange({ ...filters, [name]: target.value }, 'choosing'),
  });
  const day = (name: 'startDate' | 'endDate') => ({
    id: `${id}-${name}`,
    value: filters[name],
    onChange: (chosen: string, how: 'typing' | 'choosing') => onChange({ ...filters, [name]: chosen }, how),
  });
  const severities = [...new Set([...(data?.injuryLevels ?? []), ...(data?.damageLevels ?? [])])];
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <DayField {...day('startDate')} label="Start Date" />
      <DayField {...day('endDate')} label="End Date" />
      <SelectField {...field('severity')} label="Severity Level">
        <Options all="All severity levels" options={severities} chosen={filters.severity} />
      </SelectField>
      <SelectField {...field('aircraftCategory')} label="Aircraft Category">
        <Options
          all="All aircraft categories"
          options={data?.aircraftCategories ?? []}
          chosen={filters.aircraftCategory}
        />
      </SelectField>
    </div>
  );
}

/** What the address names is offered too, while the lists are loading or where they do not hold it. */
function Options({ all, options, chosen }: { all: string; options: readonly string[]; chosen: string }) {
  const offered = chosen === '' || options.includes(chosen) ? options : [chosen, ...options];
  return (
    <>
      <option value="">{all}</option>
      {offered.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </>
  );
}
