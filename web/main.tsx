/** Hydrates the page the server rendered. */

import { hydrateRoot } from 'react-dom/client';
import { SITE_MAP } from '../domain/site-map.ts';
import { App } from './app.tsx';
import { inputBeforeHydration, repeatInput } from './document/input-before-hydration.ts';
import { primeQueries, readPageData } from './document/page-data.ts';
import { watchHistory } from './focus-after-navigation.tsx';
import { currentPath, localised, prefixOfLocation, setPrefix } from './language/prefix.ts';
import { createQueryClient } from './query-client.ts';
import { pageAt } from './routes.tsx';

/** No top-level await: the page's module imports from this chunk, and each would wait for the other. */
async function takeOver(): Promise<void> {
  const root = document.getElementById('app');
  // A static page, which needs only part of this chunk (components/waiting/panel/show.tsx).
  if (!root) return;
  setPrefix(prefixOfLocation());
  const data = readPageData();
  // The server rendered the login page instead of a staff page: the address remembers the way back.
  if (data.turnedAway)
    history.replaceState({ next: currentPath() + location.search }, '', localised(SITE_MAP.login.path));
  // Preloaded, so that hydration finds everything at once.
  await pageAt(currentPath())?.preload();
  const queryClient = createQueryClient();
  primeQueries(queryClient, data);
  watchHistory();
  const typed = inputBeforeHydration(root);
  hydrateRoot(root, <App site={data.site} queryClient={queryClient} />);
  repeatInput(root, typed);
}

void takeOver();
