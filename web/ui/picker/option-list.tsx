/** A picker's open list: search box and listbox (WAI-ARIA combobox). */
import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { foldLabel } from '../../../domain/text/folding/fold-label.ts';
import { useWindow } from './use-window.ts';
import * as words from './words/en.ts';

export type PickerOption = {
  value: string;
  label: string;
  /** Shown after the label, and searched. */
  hint?: string;
  /** The hint's language if not the page's. */
  hintLang?: string;
  /** Searched, not shown. */
  keywords?: string | undefined;
};

/** A last row with an action on the search text. */
export type PickerExtra = { label: (anyMatch: boolean) => string; onPick: (search: string) => void };

export type OptionListProps = {
  id: string;
  options: readonly PickerOption[];
  value: string;
  initialSearch: string;
  onPick: (value: string) => void;
  extra?: PickerExtra | undefined;
};

/** For fingers, perhaps gloved (C19.2), and for a label of two lines above its hint. */
const ROW_PX = 52;
const isTouch = () => !import.meta.env.SSR && matchMedia('(pointer: coarse)').matches;
const PAGE_ROWS = 6;

/** Matches in visible text first. `glasflugel` finds Glasflügel, `kolowanie` Kołowanie. */
export function search(options: readonly PickerOption[], text: string): readonly PickerOption[] {
  const terms = foldLabel(text).split(/\s+/);
  const isMatch = ({ label, hint = '' }: PickerOption, more = '') => {
    const own = foldLabel(`${label} ${hint} ${more}`);
    return terms.every((term) => own.includes(term));
  };
  const first = options.filter((option) => isMatch(option));
  return [...first, ...options.filter((option) => !first.includes(option) && isMatch(option, option.keywords))];
}

/** Null for other keys. */
function nextActive(key: string, active: number, last: number): number | null {
  const to = { ArrowDown: active + 1, ArrowUp: active - 1, PageDown: active + PAGE_ROWS, PageUp: active - PAGE_ROWS }[
    key
  ];
  return to === undefined ? null : Math.max(0, Math.min(last, to));
}

export function OptionList({ id, options, value, initialSearch, onPick, extra }: OptionListProps) {
  const [query, setQuery] = useState(initialSearch);
  const matches = search(options, query);
  const selectedIndex = matches.findIndex((option) => option.value === value);
  const [active, setActive] = useState(Math.max(0, selectedIndex));
  const last = matches.length - (extra ? 0 : 1);
  const panel = useRef<HTMLDivElement>(null);
  useInitialFocus(panel);

  const pick = (index: number) => {
    const option = matches[index];
    if (option) onPick(option.value);
    else if (index === matches.length) extra?.onPick(query.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = nextActive(event.key, active, last);
    if (to !== null) setActive(to);
    else if (event.key === 'Enter') pick(active);
    else {
      // On touch screens the list has the focus: the search box takes what a keyboard types.
      if (event.key.length === 1 || event.key === 'Backspace') panel.current?.querySelector('input')?.focus();
      return;
    }
    event.preventDefault();
  };
  const handleSearch = (text: string) => {
    setQuery(text);
    setActive(0);
  };
  const activeId = `${id}-option-${active}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the search box and the list inside
    <div ref={panel} role="presentation" onKeyDown={onKeyDown}>
      <div className="flex items-center gap-2 border-b border-line px-3.5">
        <Search aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
        <input
          data-picker-search
          role="combobox"
          aria-label={words.searchList}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          {...(last >= 0 ? { 'aria-activedescendant': activeId } : {})}
          placeholder={words.searchOrType}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={query}
          onChange={(event) => handleSearch(event.target.value)}
          className="min-h-12 w-full min-w-0 bg-transparent text-base outline-none"
        />
      </div>
      {matches.length === 0 && (
        <p role="status" className="px-3.5 pt-4 pb-3 text-center text-[0.9375rem] text-ink-soft">
          {words.noOptions}
        </p>
      )}
      <Rows {...{ id, matches, value, active, setActive, pick, extra, activeId }} />
    </div>
  );
}

type RowsProps = Pick<OptionListProps, 'id' | 'value' | 'extra'> & {
  matches: readonly PickerOption[];
  active: number;
  activeId: string;
  setActive: (index: number) => void;
  pick: (index: number) => void;
};

function Rows({ id, matches, value, active, activeId, setActive, pick, extra }: RowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { first, end, onScroll } = useWindow(scroller, {
    count: matches.length,
    rowHeight: ROW_PX,
    active,
    covered: extra ? ROW_PX : 0,
  });
  if (matches.length === 0 && !extra) return null;
  const row = (index: number) => ({
    id: `${id}-option-${index}`,
    'data-active': index === active || undefined,
    // Keeps focus in the search box.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove: () => index !== active && setActive(index),
    onClick: () => pick(index),
  });
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={words.options}
      aria-activedescendant={activeId}
      tabIndex={-1}
      ref={scroller}
      onScroll={onScroll}
      className="relative max-h-[min(300px,calc(100dvh-7rem))] overflow-y-auto overscroll-contain outline-none"
    >
      <div role="presentation" className="relative" style={{ height: matches.length * ROW_PX }}>
        {matches.slice(first, end).map((option, offset) => (
          <div
            key={option.value}
            {...row(first + offset)}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            aria-setsize={matches.length + (extra ? 1 : 0)}
            aria-posinset={first + offset + 1}
            className="option absolute inset-x-0 gap-3"
            style={{ top: (first + offset) * ROW_PX, height: ROW_PX }}
          >
            <span>
              <span className="line-clamp-2">{option.label}</span>
              {option.hint && (
                <span lang={option.hintLang} className="block truncate text-[0.8125rem] text-ink-soft">
                  {option.hint}
                </span>
              )}
            </span>
            {option.value === value && <Check aria-hidden="true" className="size-4 shrink-0 text-accent-text" />}
          </div>
        ))}
      </div>
      {extra && (
        <div
          {...row(matches.length)}
          role="option"
          tabIndex={-1}
          aria-selected="false"
          aria-setsize={matches.length + 1}
          aria-posinset={matches.length + 1}
          className="option sticky bottom-0 border-t bg-raised border-line font-medium text-sky"
          style={{ height: ROW_PX }}
        >
          {extra.label(matches.length > 0)}
        </div>
      )}
    </div>
  );
}

/** Not on touch screens, where it would open the keyboard. */
function useInitialFocus(panel: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const start = panel.current?.querySelector<HTMLElement>(isTouch() ? '[role=listbox]' : '[data-picker-search]');
    start?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [panel]);
}
