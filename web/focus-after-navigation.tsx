/** Arriving at a page by a navigation within the browser. */
import { type RefObject, useEffect } from 'react';

type Props = {
  path: string;
  title: string;
  /** The path that was shown last; the first one needs nothing, since the browser itself arrived there. */
  shown: RefObject<string>;
};

/**
 * Sets the title, and puts the focus where reading starts. Stands beside the page inside its `Suspense`, so that it acts
 * when the page is really there. The way back keeps the place that the browser remembers.
 */
export function FocusAfterNavigation({ path, title, shown }: Props) {
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.title = title;
    document.querySelector('main')?.focus({ preventScroll: true });
    if (!wentBack) scrollTo(0, 0);
    wentBack = false;
  }, [path, title, shown]);
  return null;
}

let wentBack = false;

/** Notices the way back and forth; to be called once. */
export function watchHistory(): void {
  addEventListener('popstate', () => {
    wentBack = true;
  });
  // A step that we make ourselves, even to the same page, is none of those.
  addEventListener('pushState', () => {
    wentBack = false;
  });
}
