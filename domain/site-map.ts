/** Pages for server, browser and crawlers (specification section 2); modules are `NAME-page.tsx` */

/** `static`: without React. Each group has its own styles. */
export type PageGroup = 'static' | 'public' | 'staff';

export type PageEntry = { readonly path: string; readonly group: PageGroup };

export const SITE_MAP = {
  landing: { path: '/', group: 'static' },
  submit: { path: '/submit', group: 'public' },
  reports: { path: '/reports', group: 'public' },
  unsubscribe: { path: '/stop-mails', group: 'static' },
  briefing: { path: '/briefing', group: 'static' },
  trends: { path: '/trends', group: 'static' },
  follow: { path: '/follow', group: 'public' },
  login: { path: '/manager/login', group: 'staff' },
  reset: { path: '/manager/reset', group: 'staff' },
  dashboard: { path: '/manager', group: 'staff' },
  actions: { path: '/manager/actions', group: 'staff' },
  hazards: { path: '/manager/hazards', group: 'staff' },
  analytics: { path: '/manager/analytics', group: 'staff' },
  annual: { path: '/manager/annual', group: 'staff' },
  clubs: { path: '/manager/clubs', group: 'staff' },
  users: { path: '/manager/users', group: 'staff' },
  settings: { path: '/manager/settings', group: 'staff' },
  import: { path: '/manager/import', group: 'staff' },
  poster: { path: '/manager/poster', group: 'staff' },
  audit: { path: '/manager/audit', group: 'staff' },
  mail: { path: '/manager/mail', group: 'staff' },
  health: { path: '/manager/health', group: 'staff' },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof SITE_MAP;

/** Without query; a trailing slash is ignored. */
export function pageNameAt(path: string): PageName | undefined {
  const trimmed = path.replace(/(.)\/+$/, '$1');
  for (const name in SITE_MAP) if (SITE_MAP[name as PageName].path === trimmed) return name as PageName;
  return undefined;
}

/** Pages, the feed and short addresses (C14.1). */
export const isInEachLanguage = (path: string): boolean =>
  pageNameAt(path) !== undefined || path === '/reports.atom' || path.startsWith('/s/');
