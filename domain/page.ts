/** Data that the server passes to the pages it renders */

import type { Trends } from './analytics/trends.ts';
import type { SecondFactorRequirement } from './auth/second-factor-requirement.ts';
import type { BriefingFilters, Lesson, LessonOfWeek } from './briefing/briefing.ts';
import type { Language } from './language/languages.ts';
import type { MailTopic } from './mail/kinds.ts';
import type { FirstPhoto, PublicPhoto } from './photos/photo.ts';
import type { PublicReport } from './reports/public/public-report.ts';
import type { TopicCount } from './reports/topics/topics.ts';

/** Names for the specification's placeholders (C1.3), and feature flags. */
export type Site = {
  productName: string;
  contactEmail: string;
  /** Whether mail to `contactEmail` is read. */
  hasContact?: true;
  siteDomain: string;
  /** Whether mail is configured (C9.1). */
  hasMail?: true;
  /** The language whose URLs have no prefix (DEFAULT_LANGUAGE, C14.1); English if missing. */
  defaultLanguage?: Language;
  /** Sign-in options (C11), on staff pages. */
  signInOptions?: SignInOptions;
};

/** `passkeysAt`: passkey host; `required`: who needs a second factor (C11.1, C11.3, C11.4). */
export type SignInOptions = { apps: boolean; passkeysAt: string; required: SecondFactorRequirement };

/** `origin`: for QR codes on paper; `null`: unknown. `isWrong`: unknown filter. */
export type BriefingPageData = {
  day: string;
  lessons: Lesson[];
  filters: BriefingFilters;
  origin: string | null;
  isWrong?: true;
};

/** `reports`: only on unfiltered /reports. */
export type PageData = {
  site: Site;
  /** Missing without PUBLIC_URL. */
  publicUrl?: string;
  reports?: { items: PublicReport[]; next: string | null; total: number; photos: FirstPhoto[] };
  /** On /reports (C17.3). */
  topics?: TopicCount[];
  lessons?: LessonOfWeek[];
  /** The club in the URL, on /submit (C10.6). */
  club?: { id: string; name: string };
  /** On /trends (C12.3). */
  trends?: Trends;
  /** On /briefing (C17.2). */
  briefing?: BriefingPageData;
  /** The copy at `/reports?report=…`. */
  report?: PublicReport;
  photos?: PublicPhoto[];
  isGone?: true;
  /** The topic to unsubscribe from (C9.5); `null`: unknown link. */
  stop?: { topic: MailTopic; link: string; isDone: boolean } | null;
  /** A staff page without a session shows the login page instead (C7.6). */
  needsLogin?: true;
};

/** 404: unknown path or report (C7.6); 400: invalid briefing filters. */
export type RenderedPage = { status: 200 | 400 | 404; html: string };

/** `path` excludes language and query. */
export type RenderPage = (path: string, data: PageData) => RenderedPage;

export type RendererOf = (language: Language) => Promise<RenderPage>;
