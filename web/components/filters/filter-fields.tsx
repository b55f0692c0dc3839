import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useId } from 'react';
import { language } from '../../../domain/language/words/en.ts';
import { labelOf } from '../../../domain/reports/labels/labels.ts';
import { REPORT_LANGUAGE_NAMES } from '../../../domain/reports/language/languages.ts';
import { SelectField } from '../../ui/field.tsx';
import { commonFields } from '../lookups.ts';
import { DayField } from './day-field.tsx';
import type { FilterFieldsProps } from './list-filters.ts';
import { ShowResults } from './show-results/show-results.tsx';
import * as words from './words/en.ts';

export function FilterFields({ filters, hasLanguages, found, onChange, onClose }: FilterFieldsProps) {
  const { data } = useQuery(commonFields);
  const id = useId();
  const field = (name: 'severity' | 'aircraftCategory' | 'language') => ({
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
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <DayField {...day('startDate')} label={words.startDate} />
        <DayField {...day('endDate')} label={words.endDate} />
        <SelectField {...field('severity')} label={words.severityLevel}>
          <Options all={words.allSeverities} options={severities} chosen={filters.severity} />
        </SelectField>
        <SelectField {...field('aircraftCategory')} label={words.aircraftCategory}>
          <Options
            all={words.allCategories}
            options={data?.aircraftCategories ?? []}
            chosen={filters.aircraftCategory}
          />
        </SelectField>
        {hasLanguages && (
          <SelectField {...field('language')} label={words.writtenIn}>
            <option value="">{words.allLanguages}</option>
            {languagesWith(filters.language).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {found && <ShowResults found={found} onClose={onClose} />}
    </>
  );
}

/** A URL may contain any value, which the server refuses. */
const CODE = /^[a-z]{2}$/;

/** The nine languages by name, and the one in the URL. */
function languagesWith(chosen: string): { code: string; name: string }[] {
  const names: Record<string, string> = Object.fromEntries(
    Object.entries(REPORT_LANGUAGE_NAMES).map(([code, name]) => [code, labelOf(name)]),
  );
  if (CODE.test(chosen))
    names[chosen] ??= new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(chosen) ?? chosen;
  return Object.entries(names)
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}

/** Includes the URL's value while lists load, or if no list has it. */
function Options({ all, options, chosen }: { all: string; options: readonly string[]; chosen: string }) {
  const offered = chosen === '' || options.includes(chosen) ? options : [chosen, ...options];
  return (
    <>
      <option value="">{all}</option>
      {offered.map((option) => (
        <option key={option} value={option}>
          {labelOf(option)}
        </option>
      ))}
    </>
  );
}
