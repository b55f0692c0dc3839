/** What the server hands to the pages it renders: the site's names, and the data that a page shows at once. */
import type { PublicReport } from './reports/public/public-report.ts';

/** The names that stand wherever the specification has a placeholder (contract C1.3), and what this installation can do. */
export type Site = {
  productName: string;
  contactEmail: string;
  siteDomain: string;
  /** Mail is set up (C9.1); else no page speaks of it. */
  hasMail?: true;
};

/** What a page is rendered with. `reports`: the newest public copies, for /reports without filters alone. */
export type PageData = {
  site: Site;
  /** Where people find the site (PUBLIC_URL); without it a page cannot say its own whole address. */
  publicUrl?: string;
  reports?: { items: PublicReport[]; next: string | null; total: number };
  /** The copy that the address names (`/reports?report=…`): open, and in the page's title and description. */
  report?: PublicReport;
  /** The address names a report that is not public (any more): the page says so, and its status is 404. */
  isGone?: true;
  /** A staff page was asked for by nobody who is signed in: this is the login page in its place (contract C7.6). */
  turnedAway?: true;
};

/** A rendered page: the whole HTML document and its status (404 for an unknown path or report, contract C7.6). */
export type RenderedPage = { status: 200 | 404; html: string };

/** Renders the page at a path (no query). The server knows the pages by this function alone. */
export type RenderPage = (path: string, data: PageData) => RenderedPage;
