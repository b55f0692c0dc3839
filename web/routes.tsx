/** The map of pages: where each stands, what it is called, and the module that draws it (specification section 2). */
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
  description: string;
  /** Public and staff pages are documents of their own, with their own styles: links between them load anew. */
  room: 'public' | 'staff';
  /** Its module, as the browser build's manifest names it. */
  source: string;
};

const staff = { room: 'staff', description: 'Review and approve safety reports' } as const;

export const PAGES: readonly Page[] = [
  {
    path: paths.submit(),
    title: 'Submit a Safety Report',
    description: 'Tell your gliding club confidentially what happened, so that others can fly more safely.',
    room: 'public',
    source: 'reports/submit/submit-page.tsx',
    ...loadable(() => import('./reports/submit/submit-page.tsx')),
  },
  {
    path: paths.reports(),
    title: 'Public Safety Reports',
    description: 'Anonymised safety reports from gliding clubs, reviewed by their Safety Management teams.',
    room: 'public',
    source: 'reports/public/public-page.tsx',
    ...loadable(() => import('./reports/public/public-page.tsx')),
  },
  {
    ...staff,
    path: paths.login(),
    title: 'SMS Manager Access',
    source: 'auth/login-page.tsx',
    ...loadable(() => import('./auth/login-page.tsx')),
  },
  {
    ...staff,
    path: paths.dashboard(),
    title: 'SMS Manager Dashboard',
    source: 'reports/manager/dashboard-page.tsx',
    ...loadable(() => import('./reports/manager/dashboard-page.tsx')),
  },
  {
    ...staff,
    path: paths.clubs(),
    title: 'Club Management',
    source: 'clubs/clubs-page.tsx',
    ...loadable(() => import('./clubs/clubs-page.tsx')),
  },
  {
    ...staff,
    path: paths.users(),
    title: 'User Management',
    source: 'users/users-page.tsx',
    ...loadable(() => import('./users/users-page.tsx')),
  },
  {
    ...staff,
    path: paths.audit(),
    title: 'Audit Log',
    source: 'audit/audit-page.tsx',
    ...loadable(() => import('./audit/audit-page.tsx')),
  },
];

/** The page at a path; a slash at the end does not matter. */
export function pageAt(path: string): Page | undefined {
  const plain = path.replace(/\/+$/, '');
  return PAGES.find((page) => page.path === plain);
}
