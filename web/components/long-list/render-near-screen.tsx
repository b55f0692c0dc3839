/** Keeps a part of a long list in the page only while near the screen (C3.11). */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const MARGIN = '1200px 0px';

/** Leaves exact room elsewhere; draws everything on paper and never removes what has focus. */
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
    // Printing takes what is in the page at that moment.
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
