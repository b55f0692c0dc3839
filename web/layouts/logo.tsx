/** The windsock logo; web/public/favicon.svg is the same drawing. */
import { useSite } from '../components/site.tsx';

export function Mark({ className = 'h-8 w-10' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 32" aria-hidden="true" className={className}>
      <path d="M5 2.5v27.5" fill="none" className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M5 5.5h4M5 14h4" fill="none" className="stroke-ink" strokeWidth="1.4" />
      <path
        d="M9 3.5 14.4 5.3 14.2 16.5 9 16ZM19.8 7.1 25.2 8.9 24.6 17.5 19.4 17ZM30.6 10.7 36 12.5 35 18.5 29.8 18Z"
        className="fill-accent"
      />
      <path
        d="M14.4 5.3 19.8 7.1 19.4 17 14.2 16.5ZM25.2 8.9 30.6 10.7 29.8 18 24.6 17.5Z"
        className="fill-white stroke-accent"
        strokeWidth=".9"
      />
    </svg>
  );
}

export function Logo() {
  const { productName } = useSite();
  return (
    <span className="inline-flex items-center gap-2">
      <Mark />
      <span className="text-[1.1875rem] font-bold tracking-[-0.02em]">{productName}</span>
    </span>
  );
}
