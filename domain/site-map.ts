/** Pages for server, browser and crawlers (specification section 2); modules are `NAME-page.tsx` */

/** `static`: without React. Each room has its own styles. */
export type Room = 'static' | 'public' | 'staff';

export type PageEntry = { readonly path: string; readonly room: Room };

export const SITE_MAP = {
  landing: { path: '/', room: 'static' },
  submit: { path: '/submit', room: 'public' },
  reports: { path: '/reports', room: 'public' },
  stop: { path: '/stop-mails', room: 'static' },
  briefing: { path: '/briefing', room: 'static' },
  trends: { path: '/trends', room: 'static' },
  follow: { path: '/follow', room: 'public' },
  login: { path: '/manager/login', room: 'staff' },
  reset: { path: '/manager/reset', room: 'staff' },
  dashboard: { path: '/manager', room: 'staff' },
  actions: { path: '/manager/actions', room: 'staff' },
  hazards: { path: '/manager/hazards', room: 'staff' },
  analytics: { path: '/manager/analytics', room: 'staff' },
  annual: { path: '/manager/annual', room: 'staff' },
  clubs: { path: '/manager/clubs', room: 'staff' },
  users: { path: '/manager/users', room: 'staff' },
  settings: { path: '/manager/settings', room: 'staff' },
  import: { path: '/manager/import', room: 'staff' },
  poster: { path: '/manager/poster', room: 'staff' },
  audit: { path: '/manager/audit', room: 'staff' },
  mail: { path: '/manager/mail', room: 'staff' },
  health: { path: '/manager/health', room: 'staff' },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof SITE_MAP;

/** Without query; a trailing slash is ignored. */
export function pageNameAt(path: string): PageName | undefined {
  const trimmed = path.replace(/(?<=.)\/+$/, '');
  for (const name in SITE_MAP) if (SITE_MAP[name as PageName].path === trimmed) return name as PageName;
  return undefined;
}

/** Pages, the feed and short addresses (C14.1). */
export const isInEachLanguage = (path: string): boolean =>
  pageNameAt(path) !== undefined || path === '/reports.atom' || path.startsWith('/s/');
