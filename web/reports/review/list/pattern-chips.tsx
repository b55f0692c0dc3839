/** What narrows the list beside the panel, each in a chip that can be taken away (contract C12.2). */
import { X } from 'lucide-react';
import { PATTERN_NAMES } from '../../../../domain/reports/patterns/pattern-filters.ts';
import { NO_PATTERNS, type PatternFilters, patternWords } from '../../../components/filters/pattern-filters.ts';
import * as words from './words/en.ts';

type Props = { patterns: PatternFilters; onChange: (patterns: PatternFilters) => void };

/** The chips; nothing where nothing of it is set. */
export function PatternChips({ patterns, onChange }: Props) {
  const given = PATTERN_NAMES.filter((name) => patterns[name] !== '');
  if (given.length === 0) return null;
  return (
    <ul aria-label={words.onlyReportsWith} className="-mt-3 flex flex-wrap items-center gap-2 print:hidden">
      {given.map((name) => {
        const pattern = patternWords(name, patterns[name]);
        return (
          <li key={name} className="min-w-0">
            <button
              type="button"
              onClick={() => onChange({ ...patterns, [name]: NO_PATTERNS[name] })}
              className="flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border border-edge bg-surface px-4 py-1.5 text-left text-[0.9375rem] font-medium hover:border-sky hover:bg-sunken"
            >
              <span className="min-w-0 wrap-anywhere">{pattern}</span>
              <X aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
              <span className="sr-only">{words.showOthersToo}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
