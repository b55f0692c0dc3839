/** A collapsible section; any number can be open. */
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  icon: ReactNode;
  note: ReactNode;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** Closing keeps what was typed. */
export function Section({ id, title, icon, note, open, onToggle, children }: Props) {
  return (
    <section className="border-t border-line first:border-t-0">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`section-${id}`}
          onClick={onToggle}
          className="flex min-h-16 w-full items-center gap-3.5 rounded-control px-5 py-3 text-left hover:bg-sunken sm:px-7"
        >
          <span className="text-sky">{icon}</span>
          {/* The note moves below the title only if it does not fit beside the longest word. */}
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5">
            <span className="min-w-0 grow basis-[min-content] font-semibold">{title}</span>
            <span className="text-right text-sm font-normal text-ink-soft">{note}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`size-5 text-ink-soft transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <div id={`section-${id}`} hidden={!open} className="animate-fade px-5 pt-1 pb-7 sm:px-7">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
      </div>
    </section>
  );
}
