/** A grey shape that holds the place of what is on its way. */

/** A placeholder; its size comes from `className`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-wait rounded-md bg-sunken dark:bg-raised ${className}`} />;
}
