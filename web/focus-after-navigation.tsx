import { type RefObject, useEffect } from 'react';

type Props = {
  path: string;
  title: string;
  /** The first path needs nothing: the browser itself arrived there. */
  shown: RefObject<string>;
};

/**
 * Sets title and focus. Inside the page's `Suspense`, so that it acts once the page is there. Going back keeps the
 * browser's position.
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

/** Call once. */
export function watchHistory(): void {
  addEventListener('popstate', () => {
    wentBack = true;
  });
  // Our own steps are not back or forward.
  addEventListener('pushState', () => {
    wentBack = false;
  });
}
