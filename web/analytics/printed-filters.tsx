/** Says on paper, where the filter panel is hidden, which reports are counted. */
import { fill } from '../../domain/language/text.ts';
import { labelOf } from '../../domain/reports/labels/labels.ts';
import { longDay } from '../components/dates.ts';
import type { ListFilters } from '../components/filters/list-filters.ts';
import { filterIs } from '../components/filters/trend-filters/words/en.ts';
import * as filterWords from '../components/filters/words/en.ts';
import * as words from './words/en.ts';

export function PrintedFilters({ filters }: { filters: ListFilters }) {
  const all = [
    { name: words.keyword, value: filters.keyword },
    { name: filterWords.startDate, value: longDay(filters.startDate) },
    { name: filterWords.endDate, value: longDay(filters.endDate) },
    { name: filterWords.severityLevel, value: labelOf(filters.severity) },
    { name: filterWords.aircraftCategory, value: labelOf(filters.aircraftCategory) },
  ];
  return (
    <ul className="hidden print:block">
      {all
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => (
          <li key={name} className="wrap-anywhere">
            {fill(filterIs, { name, value })}
          </li>
        ))}
    </ul>
  );
}
