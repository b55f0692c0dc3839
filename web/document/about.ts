/** What the document around a page says of it: kept out of web/routes.tsx, which the browser carries everywhere. */
import { paths } from '../paths.ts';

type About = {
  /** The page's module, or the group of vite.config.ts that it is in, as the browser build's manifest names it. */
  source: string;
  /** What search engines and link previews show. */
  description: string;
};

const STAFF = 'Review and approve safety reports';

const ABOUT: Record<string, About> = {
  [paths.submit()]: {
    source: 'reports/submit/submit-page.tsx',
    description: 'Tell your gliding club confidentially what happened, so that others can fly more safely.',
  },
  [paths.reports()]: {
    source: 'list',
    description: 'Anonymised safety reports from gliding clubs, reviewed by their Safety Management teams.',
  },
  [paths.login()]: { source: 'auth/login-page.tsx', description: STAFF },
  [paths.dashboard()]: { source: 'reports/review/dashboard-page.tsx', description: STAFF },
  [paths.clubs()]: { source: 'clubs/clubs-page.tsx', description: STAFF },
  [paths.users()]: { source: 'users/users-page.tsx', description: STAFF },
  [paths.audit()]: { source: 'audit/audit-page.tsx', description: STAFF },
};

/** What is said of a page of web/routes.tsx. */
export function aboutPage({ path }: { path: string }): About {
  const about = ABOUT[path];
  if (!about) throw new Error(`web/document/about.ts says nothing of ${path}`);
  return about;
}
