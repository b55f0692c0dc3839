/**
 * The pages of the product (specification section 2): the one list that the server, the pages and the crawlers read. A
 * page's module is `NAME-page.tsx` in the pages' room, by its name here.
 */

/** How a page stands: static without React, public or staff; links between rooms load a new document with its own styles. */
export type Room = 'static' | 'public' | 'staff';

export type PageEntry = { readonly path: string; readonly title: string; readonly room: Room };

/** By name. The document of the landing page is titled by the product's own name. */
export const SITE_MAP = {
  landing: { path: '/', title: 'Home', room: 'static' },
  submit: { path: '/submit', title: 'Submit a Safety Report', room: 'public' },
  reports: { path: '/reports', title: 'Public Safety Reports', room: 'public' },
  stop: { path: '/stop-mails', title: 'Fewer mails', room: 'static' },
  trends: { path: '/trends', title: 'Trends', room: 'static' },
  follow: { path: '/follow', title: 'Follow your report', room: 'public' },
  login: { path: '/manager/login', title: 'SMS Manager Access', room: 'staff' },
  reset: { path: '/manager/reset', title: 'Set a New Password', room: 'staff' },
  dashboard: { path: '/manager', title: 'SMS Manager Dashboard', room: 'staff' },
  actions: { path: '/manager/actions', title: 'Actions', room: 'staff' },
  analytics: { path: '/manager/analytics', title: 'Trends', room: 'staff' },
  annual: { path: '/manager/annual', title: 'Annual Report', room: 'staff' },
  clubs: { path: '/manager/clubs', title: 'Club Management', room: 'staff' },
  users: { path: '/manager/users', title: 'User Management', room: 'staff' },
  settings: { path: '/manager/settings', title: 'Club settings', room: 'staff' },
  import: { path: '/manager/import', title: 'Import reports', room: 'staff' },
  poster: { path: '/manager/poster', title: 'Poster', room: 'staff' },
  audit: { path: '/manager/audit', title: 'Audit Log', room: 'staff' },
  mail: { path: '/manager/mail', title: 'Mail', room: 'staff' },
  health: { path: '/manager/health', title: 'Health', room: 'staff' },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof SITE_MAP;

/** The name of the page at a path, without a query; a slash at the end does not matter. */
export function pageNameAt(path: string): PageName | undefined {
  const plain = path.replace(/(?<=.)\/+$/, '');
  for (const name in SITE_MAP) if (SITE_MAP[name as PageName].path === plain) return name as PageName;
  return undefined;
}
