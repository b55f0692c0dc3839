/** Registers the service worker and looks for waiting reports (C15.1, C15.5). */
import { SITE_MAP } from '../../../domain/site-map.ts';
import { localised } from '../../language/prefix.ts';
import { watchForWaiting } from './watch-waiting.ts';

/** After the load event, to delay nothing on the page. */
export function startWaiting(): void {
  const begin = async () => {
    watchForWaiting(() => import('./panel/show.tsx').then(({ show }) => show()));
    // Scoped to the form: requests of other pages never pass through the worker.
    const options = { scope: localised(SITE_MAP.submit.path), updateViaCache: 'none' } as const;
    try {
      await navigator.serviceWorker?.register('/sw.js', options);
    } catch {
      // Absent or forbidden: the form needs a connection.
    }
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
