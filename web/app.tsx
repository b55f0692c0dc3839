/** The root component; the server renders the same tree. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { Router, useLocation } from 'wouter';
import type { Site } from '../domain/page.ts';
import { SiteContext } from './components/site.tsx';
import { FocusAfterNavigation } from './focus/after-navigation.tsx';
import { localised, pagePrefix } from './language/prefix.ts';
import { PageFailure } from './layouts/failures/page-failure.tsx';
import { PreloadContext } from './layouts/preload-context.ts';
import { pageAt, preload } from './routes.tsx';
import { subscribe } from './ui/toast/toast.ts';

function CurrentPage({ site }: { site: Site }) {
  const [path] = useLocation();
  const page = pageAt(path);
  const handledPath = useRef(path);
  useEffect(() => {
    // The server handles unknown paths (C7.6).
    if (!page) location.reload();
  }, [page]);
  if (!page) return null;
  return (
    <PageFailure key={path}>
      <Suspense>
        <page.Component />
        <FocusAfterNavigation path={path} title={`${page.title} · ${site.productName}`} handledPath={handledPath} />
      </Suspense>
    </PageFailure>
  );
}

const PRESS_EVENTS = ['pointerdown', 'keydown'];

/** Loads the toaster on the first press, before the connection may be lost. */
function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType<{ outermost: boolean }> | null>(null);
  useEffect(() => {
    if (Toaster) return;
    // The next press retries.
    const load = () =>
      import('./ui/toast/toaster.tsx').then(
        (module) => setToaster(() => module.Toaster),
        () => undefined,
      );
    for (const event of PRESS_EVENTS) addEventListener(event, load);
    const unsubscribe = subscribe(load);
    return () => {
      unsubscribe();
      for (const event of PRESS_EVENTS) removeEventListener(event, load);
    };
  }, [Toaster]);
  return Toaster && <Toaster outermost />;
}

/** `path` is for the server; the browser uses its own URL. */
export function App({ site, queryClient, path }: { site: Site; queryClient: QueryClient; path?: string }) {
  return (
    <SiteContext value={site}>
      <QueryClientProvider client={queryClient}>
        {/* The server does not know the query, so the first render must ignore it. */}
        <Router base={pagePrefix()} ssrSearch="" {...(path ? { ssrPath: localised(path) } : {})}>
          <PreloadContext value={preload}>
            <CurrentPage site={site} />
          </PreloadContext>
        </Router>
        <Toasts />
      </QueryClientProvider>
    </SiteContext>
  );
}
