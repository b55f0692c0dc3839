/**
 * The map of pages: where each stands, what it is called, and the module that draws it (specification section 2). What
 * only the document around a page needs to know stands in document/about.ts.
 */
import { type ComponentType, use } from 'react';
import { paths } from './paths.ts';

type PageModule = { default: ComponentType };
type Loadable = { Component: ComponentType; preload: () => Promise<void> };

/**
 * A page whose module is loaded when first needed. Once loaded it renders at once, so that the server can draw it and
 * the browser can take it over without a gap; `React.lazy` would show its fallback in between.
 */
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

/** A page of the product that React runs in the browser. */
export type Page = Loadable & {
  path: string;
  title: string;
  /** Public and staff pages are documents of their own, with their own styles: links between them load anew. */
  room: 'public' | 'staff';
};

export const PAGES: readonly Page[] = [
  {
    path: paths.submit(),
    title: 'Submit a Safety Report',
    room: 'public',
    ...loadable(() => import('./reports/submit/submit-page.tsx')),
  },
  {
    path: paths.reports(),
    title: 'Public Safety Reports',
    room: 'public',
    ...loadable(() => import('./reports/public/public-page.tsx')),
  },
  {
    room: 'staff',
    path: paths.login(),
    title: 'SMS Manager Access',
    ...loadable(() => import('./auth/login-page.tsx')),
  },
  {
    room: 'staff',
    path: paths.dashboard(),
    title: 'SMS Manager Dashboard',
    ...loadable(() => import('./reports/review/dashboard-page.tsx')),
  },
  {
    room: 'staff',
    path: paths.clubs(),
    title: 'Club Management',
    ...loadable(() => import('./clubs/clubs-page.tsx')),
  },
  {
    room: 'staff',
    path: paths.users(),
    title: 'User Management',
    ...loadable(() => import('./users/users-page.tsx')),
  },
  {
    room: 'staff',
    path: paths.audit(),
    title: 'Audit Log',
    ...loadable(() => import('./audit/audit-page.tsx')),
  },
];

/** The page at a path; a slash at the end does not matter. */
export function pageAt(path: string): Page | undefined {
  const plain = path.replace(/\/+$/, '');
  return PAGES.find((page) => page.path === plain);
}
