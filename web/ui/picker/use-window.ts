/** Windowing: renders only the visible rows of a long list. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Overscan rows, ready for scrolling. */
const OVERSCAN_ROWS = 4;

/** The visible range; keeps `active` visible above `covered` pixels. */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  { count, rowHeight, active, covered }: { count: number; rowHeight: number; active: number; covered: number },
) {
  const [view, setView] = useState({ top: 0, height: 300 });
  const measure = () => {
    const { scrollTop = 0, clientHeight = 300 } = scroller.current ?? {};
    setView((old) =>
      old.top === scrollTop && old.height === clientHeight ? old : { top: scrollTop, height: clientHeight },
    );
  };
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const top = active * rowHeight;
    if (active >= 0 && active < count) {
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + rowHeight + covered > element.scrollTop + element.clientHeight)
        element.scrollTop = top + rowHeight + covered - element.clientHeight;
    }
    setView({ top: element.scrollTop, height: element.clientHeight });
  }, [scroller, active, count, rowHeight, covered]);
  const first = Math.max(0, Math.floor(view.top / rowHeight) - OVERSCAN_ROWS);
  const end = Math.min(count, Math.ceil((view.top + view.height) / rowHeight) + OVERSCAN_ROWS);
  return { first, end, onScroll: measure };
}
