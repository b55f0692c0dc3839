/** Filters that are not in the panel, each removable (C12.2). */
import { X } from 'lucide-react';
import { TREND_FILTER_NAMES } from '../../../../domain/reports/trend-filters/trend-filters.ts';
import {
  NO_TREND_FILTERS,
  type TrendFilterValues,
  trendFilterWords,
} from '../../../components/filters/trend-filters.ts';
import * as words from './words/en.ts';

type Props = { trendFilters: TrendFilterValues; onChange: (trendFilters: TrendFilterValues) => void };

export function TrendFilterChips({ trendFilters, onChange }: Props) {
  const active = TREND_FILTER_NAMES.filter((name) => trendFilters[name] !== '');
  if (active.length === 0) return null;
  return (
    <ul aria-label={words.onlyReportsWith} className="-mt-3 flex flex-wrap items-center gap-2 print:hidden">
      {active.map((name) => {
        const label = trendFilterWords(name, trendFilters[name]);
        return (
          <li key={name} className="min-w-0">
            <button
              type="button"
              onClick={() => onChange({ ...trendFilters, [name]: NO_TREND_FILTERS[name] })}
              className="flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border border-edge bg-surface px-4 py-1.5 text-left text-[0.9375rem] font-medium hover:border-sky hover:bg-sunken"
            >
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <X aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
              <span className="sr-only">{words.showOthersToo}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
