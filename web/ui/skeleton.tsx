export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-wait rounded-md bg-sunken dark:bg-raised ${className}`} />;
}
