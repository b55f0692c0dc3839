/** WAI-ARIA tabs, activated by arrow keys. */
import type { KeyboardEvent, ReactNode } from 'react';

type Props<Value extends string> = {
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  selected: Value;
  onSelect: (value: Value) => void;
  panel: string;
  /** For many tabs in little space, as in a dialog. */
  tight?: boolean;
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function tabId(panel: string, value: string): string {
  return `${panel}-tab-${value || 'all'}`;
}

export function Tabs<Value extends string>({ label, tabs, selected, onSelect, panel, tight = false }: Props<Value>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = tabs.findIndex(({ value }) => value === selected);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.value);
    document.getElementById(tabId(panel, next.value))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-1 rounded-[0.875rem] bg-sunken p-1"
    >
      {tabs.map(({ value, label: words }) => (
        <button
          key={value}
          id={tabId(panel, value)}
          type="button"
          role="tab"
          aria-selected={value === selected}
          aria-controls={panel}
          tabIndex={value === selected ? 0 : -1}
          onClick={() => onSelect(value)}
          className={`min-h-11 flex-1 rounded-control border border-transparent px-1.5 text-[0.875rem] font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-card sm:text-[0.9375rem] dark:aria-selected:bg-raised forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none ${tight ? '' : 'sm:flex-none sm:px-5'}`}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
