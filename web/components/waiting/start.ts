/** What `/submit` does once it has loaded (contract C15.1, C15.5): it lets the worker keep the page, and looks whether anything waits. */
import { SITE_MAP } from '../../../domain/site-map.ts';
import { localised } from '../../language/prefix.ts';
import { watchForWaiting } from './watch-waiting.ts';

/** Begins after the page has loaded, so that nothing of it has to wait. */
export function startWaiting(): void {
  const begin = () => {
    // The scope is the page alone: the worker never sees what other pages ask for.
    const options = { scope: localised(SITE_MAP.submit.path), updateViaCache: 'none' } as const;
    navigator.serviceWorker?.register('/sw.js', options).catch(() => undefined);
    watchForWaiting(() => import('./panel/show.tsx').then(({ show }) => show()));
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
