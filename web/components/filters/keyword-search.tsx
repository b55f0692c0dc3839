/** Keyword search, debounced. */

import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isBlank } from '../../../domain/text/blank.ts';
import { SHORT_TEXT_MAX } from '../../../domain/text/limits.ts';
import { CONTROL } from '../../ui/control.ts';
import * as words from './words/en.ts';

const DEBOUNCE_MS = 300;

/** Reports the text after a pause, or on Enter. */
export function KeywordSearch({ value, onChange }: { value: string; onChange: (keyword: string) => void }) {
  const [typed, setTyped] = useState(value);
  const reported = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // After back, forward or Clear, pending input must not return.
    if (value === reported.current) return;
    clearTimeout(timer.current);
    reported.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    // Spaces stay in the box but are not a keyword (C3.13).
    const keyword = isBlank(text) ? '' : text;
    if (keyword === reported.current) return;
    reported.current = keyword;
    onChange(keyword);
  };
  // Uses the filters at the end of the pause.
  const latest = useRef(search);
  latest.current = search;
  const handleInput = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(text), DEBOUNCE_MS);
  };
  return (
    <div className="relative w-full min-w-0 sm:flex-1">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-[1.125rem] -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        aria-label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SHORT_TEXT_MAX}
        value={typed}
        onChange={({ target }) => handleInput(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && search(typed)}
        className={`${CONTROL} pl-10.5`}
      />
    </div>
  );
}
