/** The filter panel of the public list and the dashboard. */

import { ListFilter, X } from 'lucide-react';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { NO_CONNECTION } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { KeywordSearch } from './keyword-search.tsx';
import { type FilterFieldsProps, type FilterPanelProps, isFiltered, NO_FILTERS } from './list-filters.ts';
import * as words from './words/en.ts';

export function FilterPanel({ count, ...shared }: FilterPanelProps & { count?: ReactNode }) {
  const { filters, onChange } = shared;
  const [open, setOpen] = useState(false);
  // Loaded when first opened, since most readers never do.
  const [Fields, setFields] = useState<ComponentType<FilterFieldsProps> | null>(null);
  const id = useId();
  const active = isFiltered(filters);
  // Each Clear remounts the search box, to discard pending input.
  const [clears, setClears] = useState(0);
  const toggle = async () => {
    try {
      if (!Fields) {
        const { FilterFields } = await import('./filter-fields.tsx');
        setFields(() => FilterFields);
      }
      setOpen(!open);
    } catch {
      toast({ title: words.notLoaded, description: NO_CONNECTION, destructive: true });
    }
  };
  const clear = () => {
    setClears(clears + 1);
    onChange(NO_FILTERS, 'choosing');
  };
  return (
    <section
      aria-label={words.filters}
      className="rounded-card border border-line bg-surface p-3 shadow-card sm:p-4 print:hidden"
    >
      <div className="flex flex-wrap gap-2 sm:flex-nowrap">
        <KeywordSearch
          key={clears}
          value={filters.keyword}
          onChange={(keyword) => onChange({ ...filters, keyword }, 'typing')}
        />
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
          className="grow sm:grow-0 sm:whitespace-nowrap"
        >
          <ListFilter aria-hidden="true" className="size-4" />
          {open ? words.hideFilters : words.showFilters}
          {active && (
            <span className="rounded-full bg-accent px-2 py-0.5 text-xs font-semibold text-accent-ink">
              {words.active}
            </span>
          )}
        </Button>
        <Button variant="quiet" disabled={!active} onClick={clear}>
          <X aria-hidden="true" className="size-4" />
          {words.clear}
        </Button>
      </div>
      {count}
      <div id={id} hidden={!open} className="mt-4 border-t border-line pt-4">
        {open && Fields && <Fields {...shared} onClose={() => setOpen(false)} />}
      </div>
    </section>
  );
}
