import { type RefObject, useEffect } from 'react';
import { historyGuard } from '../components/leaving/history-guard.ts';

type Props = {
  path: string;
  title: string;
  /** The last path handled; initially that of the document, which the browser handles itself. */
  handledPath: RefObject<string>;
};

/**
 * Sets title and focus. Inside the page's `Suspense`, so that it runs once the page has rendered. Going back keeps the
 * browser's scroll position.
 */
export function FocusAfterNavigation({ path, title, handledPath }: Props) {
  useEffect(() => {
    if (handledPath.current === path) return;
    handledPath.current = path;
    document.title = title;
    document.querySelector('main')?.focus({ preventScroll: true });
    if (!wentBack) scrollTo(0, 0);
    wentBack = false;
  }, [path, title, handledPath]);
  return null;
}

let wentBack = false;

/** Call once, before the router listens. */
export function watchHistory(): void {
  addEventListener('popstate', (event) => {
    if (historyGuard.current?.()) event.stopImmediatePropagation();
    else wentBack = true;
  });
  // Our own navigation is neither back nor forward.
  addEventListener('pushState', () => {
    wentBack = false;
  });
}
