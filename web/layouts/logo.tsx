/** Our mark: a windsock in a fair breeze, drawn by us. The same drawing is web/public/favicon.svg. */
import { useSite } from '../components/site.tsx';

/** The windsock alone; its words stand beside it. */
export function Mark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <path d="M9 5v31" className="stroke-ink" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="9" cy="4.6" r="2" className="fill-ink" />
      <path d="M10.3 7.2 17.4 8.6 16.9 20.4 10.3 21.4Z" className="fill-accent" />
      <path d="M17.4 8.6 24.2 10.7 23.4 20.5 16.9 20.4Z" className="fill-surface stroke-accent" strokeWidth="1" />
      <path d="M24.2 10.7 30.6 13.6 29.6 21.5 23.4 20.5Z" className="fill-accent" />
      <path d="M30.6 13.6 36 17 34.9 23.2 29.6 21.5Z" className="fill-surface stroke-accent" strokeWidth="1" />
    </svg>
  );
}

/** The mark and the product's name. */
export function Logo() {
  const { productName } = useSite();
  return (
    <span className="inline-flex items-center gap-2">
      <Mark />
      <span className="text-[1.1875rem] font-bold tracking-[-0.02em]">{productName}</span>
    </span>
  );
}
