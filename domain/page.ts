/** What the server hands to the pages it renders */

import type { Trends } from './analytics/trends.ts';
import type { Requirement } from './auth/requirement.ts';
import type { BriefingFilters, Lesson, LessonOfWeek } from './briefing/briefing.ts';
import type { Language } from './language/languages.ts';
import type { MailTopic } from './mail/kinds.ts';
import type { FirstPhoto, PublicPhoto } from './photos/photo.ts';
import type { PublicReport } from './reports/public/public-report.ts';
import type { TopicCount } from './reports/topics/topics.ts';

/** Names in place of the specification's placeholders (C1.3), and features. */
export type Site = {
  productName: string;
  contactEmail: string;
  /** Set if somebody reads what is written to `contactEmail`. */
  hasContact?: true;
  siteDomain: string;
  /** Mail is set up (C9.1); otherwise no page mentions it. */
  hasMail?: true;
  /** For addresses without a prefix (DEFAULT_LANGUAGE, C14.1); missing: English. */
  defaultLanguage?: Language;
  /** Account keys offered and required (C11), on staff pages. */
  keys?: SignInOptions;
};

/** `passkeysAt`: host of passkeys; `required`: who needs a second factor (C11.1, C11.3, C11.4). */
export type SignInOptions = { apps: boolean; passkeysAt: string; required: Requirement };

/** `origin`: for codes on paper; `null` if unknown. `isWrong`: an unknown filter. */
export type BriefingPageData = {
  day: string;
  lessons: Lesson[];
  filters: BriefingFilters;
  origin: string | null;
  isWrong?: true;
};

/** `reports`: the newest copies, on /reports without filters only. */
export type PageData = {
  site: Site;
  /** Without PUBLIC_URL a page cannot give its full address. */
  publicUrl?: string;
  reports?: { items: PublicReport[]; next: string | null; total: number; photos: FirstPhoto[] };
  /** All topics and this week's three lessons, on /reports (C17.3). */
  topics?: TopicCount[];
  lessons?: LessonOfWeek[];
  /** The club in the address, on /submit (C10.6). */
  club?: { id: string; name: string };
  /** On /trends (C12.3). */
  trends?: Trends;
  /** Today's lessons (UTC) and filters, on /briefing (C17.2). */
  briefing?: BriefingPageData;
  /** The copy in the address (`/reports?report=…`), open and in title and description. */
  report?: PublicReport;
  photos?: PublicPhoto[];
  isGone?: true;
  /** What the link in an email stops (C9.5), and whether it is done; `null`: unknown link. */
  stop?: { topic: MailTopic; link: string; isDone: boolean } | null;
  /** A staff page without a session shows the login page instead (C7.6). */
  turnedAway?: true;
};

/** 404: unknown path or report (C7.6); 400: invalid filters of a briefing. */
export type RenderedPage = { status: 200 | 400 | 404; html: string };

/** `path` without language and query. The server's only way to the pages. */
export type RenderPage = (path: string, data: PageData) => RenderedPage;

export type RendererOf = (language: Language) => Promise<RenderPage>;
