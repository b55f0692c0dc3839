/** Lazy-loaded page modules of the site map (domain/site-map.ts). */

import { type ComponentType, use } from 'react';
import { type PageEntry, type PageName, pageNameAt, SITE_MAP } from '../domain/site-map.ts';
import { pageTitles } from './words/en.ts';

type PageModule = { default: ComponentType };
type Loadable = { Component: ComponentType; preload: () => Promise<void> };

/** Renders synchronously once loaded, so that server and hydration match; `React.lazy` would show its fallback. */
function loadable(load: () => Promise<PageModule>): Loadable {
  let loaded: ComponentType | null = null;
  let loading: Promise<void> | null = null;
  const preload = () => {
    loading ??= load().then(
      (module) => {
        loaded = module.default;
      },
      (problem: unknown) => {
        loading = null;
        throw problem;
      },
    );
    return loading;
  };
  const Component = () => {
    if (!loaded) use(preload());
    return loaded ? <LoadedPage page={loaded} /> : null;
  };
  return { Component, preload };
}

function LoadedPage({ page: Page }: { page: ComponentType }) {
  return <Page />;
}

/** A page that React runs in the browser. */
export type Page = Loadable & PageEntry & { name: HydratedPage; title: string };

type StaticPage = { [Name in PageName]: (typeof SITE_MAP)[Name]['group'] extends 'static' ? Name : never }[PageName];
export type HydratedPage = Exclude<PageName, StaticPage>;

const LOADERS: Record<HydratedPage, () => Promise<PageModule>> = {
  submit: () => import('./reports/submit/submit-page.tsx'),
  reports: () => import('./reports/public/reports-page.tsx'),
  follow: () => import('./follow/follow-page.tsx'),
  login: () => import('./auth/login-page.tsx'),
  reset: () => import('./auth/reset-page.tsx'),
  dashboard: () => import('./reports/review/dashboard-page.tsx'),
  actions: () => import('./actions/actions-page.tsx'),
  hazards: () => import('./hazards/hazards-page.tsx'),
  analytics: () => import('./analytics/analytics-page.tsx'),
  annual: () => import('./annual/annual-page.tsx'),
  clubs: () => import('./clubs/clubs-page.tsx'),
  users: () => import('./users/users-page.tsx'),
  settings: () => import('./settings/settings-page.tsx'),
  import: () => import('./imports/import-page.tsx'),
  poster: () => import('./poster/poster-page.tsx'),
  audit: () => import('./audit/audit-page.tsx'),
  mail: () => import('./mail/mail-page.tsx'),
  health: () => import('./health/health-page.tsx'),
};

export const PAGES = Object.fromEntries(
  Object.entries(LOADERS).map(([name, load]) => [
    name,
    { name, title: pageTitles[name as HydratedPage], ...SITE_MAP[name as HydratedPage], ...loadable(load) },
  ]),
) as Record<HydratedPage, Page>;

/** Ignores a trailing slash. */
export function pageAt(path: string): Page | undefined {
  return (PAGES as Partial<Record<PageName, Page>>)[pageNameAt(path) ?? 'landing'];
}

export function preload(path: string): void {
  pageAt(path)
    ?.preload()
    .catch(() => undefined);
}
