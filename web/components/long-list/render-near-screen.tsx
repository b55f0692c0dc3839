/** Renders a part of a long list only while near the viewport (C3.11). */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const MARGIN = '1200px 0px';

type Props = {
  /** Rendered anywhere, and afterwards until scrolled away from. */
  isNeeded?: boolean;
  children: ReactNode;
};

/** Reserves the exact height elsewhere; renders everything for print and never removes the focused element. */
export function RenderNearScreen({ isNeeded = false, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [reservedPx, setReservedPx] = useState<number | null>(null);
  if (isNeeded && reservedPx !== null) setReservedPx(null);
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setReservedPx(null);
        else if (!observed.contains(document.activeElement)) setReservedPx((old) => old ?? observed.offsetHeight);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(observed);
    // Printing captures the DOM synchronously.
    const renderAll = () => flushSync(() => setReservedPx(null));
    const reobserve = () => {
      observer.unobserve(observed);
      observer.observe(observed);
    };
    addEventListener('beforeprint', renderAll);
    addEventListener('afterprint', reobserve);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', renderAll);
      removeEventListener('afterprint', reobserve);
    };
  }, []);
  return <div ref={element}>{reservedPx === null ? children : <div style={{ height: reservedPx }} />}</div>;
}
