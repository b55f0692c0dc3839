/** Hydrates the server-rendered page. */

import { hydrateRoot } from 'react-dom/client';
import { SITE_MAP } from '../domain/site-map.ts';
import { App } from './app.tsx';
import { inputBeforeHydration, replayInput } from './document/input-before-hydration.ts';
import { primeQueries, readPageData } from './document/page-data.ts';
import { watchHistory } from './focus/after-navigation.tsx';
import { currentPath, localised, prefixOfLocation, setPrefix } from './language/prefix.ts';
import { createQueryClient } from './query-client.ts';
import { pageAt } from './routes.tsx';

/** At least one comes before anything is pressed, and so before a focused control can be removed. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

function watchFocus(): void {
  for (const event of SIGNS_OF_USE) removeEventListener(event, watchFocus);
  void import('./focus/after-removal.ts').then(
    ({ watchRemovals }) => watchRemovals(),
    () => undefined,
  );
}

/** No top-level await: the page's module imports this chunk, so both would deadlock. */
async function hydrate(): Promise<void> {
  const root = document.getElementById('app');
  // Static pages use only part of this chunk (components/waiting/panel/show.tsx).
  if (!root) return;
  setPrefix(prefixOfLocation());
  const data = readPageData();
  // The server rendered the login page instead of a staff page; history.state remembers the way back.
  if (data.needsLogin)
    history.replaceState({ next: currentPath() + location.search }, '', localised(SITE_MAP.login.path));
  // Preloaded, so that hydration never suspends.
  await pageAt(currentPath())?.preload();
  const queryClient = createQueryClient();
  primeQueries(queryClient, data);
  watchHistory();
  for (const event of SIGNS_OF_USE) addEventListener(event, watchFocus);
  const earlyInput = inputBeforeHydration(root);
  hydrateRoot(root, <App site={data.site} queryClient={queryClient} />);
  replayInput(root, earlyInput);
}

void hydrate();
