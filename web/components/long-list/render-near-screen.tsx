/** Renders a part of a long list only while near the viewport (C3.11). */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const MARGIN = '1200px 0px';

/** Reserves the exact height elsewhere; renders everything for print and never removes the focused element. */
export function RenderNearScreen({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number | null>(null);
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setRoom(null);
        else if (!observed.contains(document.activeElement)) setRoom((old) => old ?? observed.offsetHeight);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(observed);
    // Printing captures the DOM synchronously.
    const draw = () => flushSync(() => setRoom(null));
    const look = () => {
      observer.unobserve(observed);
      observer.observe(observed);
    };
    addEventListener('beforeprint', draw);
    addEventListener('afterprint', look);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', draw);
      removeEventListener('afterprint', look);
    };
  }, []);
  return <div ref={element}>{room === null ? children : <div style={{ height: room }} />}</div>;
}
