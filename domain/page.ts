/** What the server hands to the pages it renders: the site's names, and the data that a page shows at once. */

import type { Trends } from './analytics/trends.ts';
import type { Requirement } from './auth/requirement.ts';
import type { BriefingFilters, Lesson, LessonOfWeek } from './briefing/briefing.ts';
import type { Language } from './language/languages.ts';
import type { MailTopic } from './mail/kinds.ts';
import type { FirstPhoto, PublicPhoto } from './photos/photo.ts';
import type { PublicReport } from './reports/public/public-report.ts';
import type { TopicCount } from './reports/topics/topics.ts';

/** The names that stand wherever the specification has a placeholder (contract C1.3), and what this installation can do. */
export type Site = {
  productName: string;
  contactEmail: string;
  /** An operator has set `contactEmail`: somebody reads what is written there. */
  hasContact?: true;
  siteDomain: string;
  /** Mail is set up (C9.1); else no page speaks of it. */
  hasMail?: true;
  /** The language of addresses without a prefix (DEFAULT_LANGUAGE, C14.1); left out where it is English. */
  defaultLanguage?: Language;
  /** What keys of an account are offered here, and asked for (C11); told to the staff's pages. */
  keys?: SignInOptions;
};

/**
 * Whether authenticator apps are (`apps`), at which host passkeys are, and who must have a second factor before anything
 * else (contract C11.1, C11.3, C11.4).
 */
export type SignInOptions = { apps: boolean; passkeysAt: string; required: Requirement };

/** `origin` is where people find the site, for codes on paper; `null` where it is not known. `isWrong`: the address names what is no filter. */
export type BriefingPageData = {
  day: string;
  lessons: Lesson[];
  filters: BriefingFilters;
  origin: string | null;
  isWrong?: true;
};

/** What a page is rendered with. `reports`: the newest public copies, for /reports without filters alone. */
export type PageData = {
  site: Site;
  /** Where people find the site (PUBLIC_URL); without it a page cannot say its own whole address. */
  publicUrl?: string;
  reports?: { items: PublicReport[]; next: string | null; total: number; photos: FirstPhoto[] };
  /** The topics of all public copies, and three of them as this week's lessons, for /reports (C17.3). */
  topics?: TopicCount[];
  lessons?: LessonOfWeek[];
  /** The club that the address names, for /submit alone (C10.6). */
  club?: { id: string; name: string };
  /** What all published copies tell together, for /trends alone (C12.3). */
  trends?: Trends;
  /** The lessons of the day (`2026-06-01`, UTC) and what the address narrows them by, for /briefing alone (C17.2). */
  briefing?: BriefingPageData;
  /** The copy that the address names (`/reports?report=…`): open, and in the page's title and description. */
  report?: PublicReport;
  photos?: PublicPhoto[];
  /** The address names a report that is not public (any more): the page says so, and its status is 404. */
  isGone?: true;
  /** What the link in a mail stops (C9.5), and whether that has been done; `null`: we do not know the link. */
  stop?: { topic: MailTopic; link: string; isDone: boolean } | null;
  /** A staff page was asked for by nobody who is signed in: this is the login page in its place (contract C7.6). */
  turnedAway?: true;
};

/** A rendered page: the whole HTML document and its status (404 for an unknown path or report, C7.6; 400 for filters of a briefing that are none). */
export type RenderedPage = { status: 200 | 400 | 404; html: string };

/** Renders the page at a path, without language and query. The server knows the pages by this function alone. */
export type RenderPage = (path: string, data: PageData) => RenderedPage;

export type RendererOf = (language: Language) => Promise<RenderPage>;
