/** What the routes work with; made by main, or by a test with its own clock and database. */
import type { Requirement } from '../domain/auth/requirement.ts';
import type { Language } from '../domain/language/languages.ts';
import type { Site } from '../domain/page.ts';
import type { Database } from './db/database.ts';
import type { Installation } from './health/installation.ts';
import type { CountryOf } from './location/country.ts';
import type { NewMail, Outbox } from './mail/outbox.ts';

export type { NewMail };

export type Services = {
  database: Database;
  clock: () => Date;
  countryOf: CountryOf;
  site: Site;
  /** The language of addresses without a prefix, and of mail where nobody chose one (DEFAULT_LANGUAGE, C14.1, C14.9). */
  defaultLanguage: Language;
  /** Whether CONTACT_EMAIL is the operator's own. */
  hasContact: boolean;
  /** The address people use, where a proxy hides it (C6.4); `null`: the Host header says. */
  publicUrl: string | null;
  /** Whether limits on sign-ins and reports hold; false only for load tests (RATE_LIMITS, C1.3). */
  rateLimits: boolean;
  /** Whether the form is kept on devices to open without a connection (OFFLINE_FORM, C15.1). */
  offlineForm: boolean;
  /** Encrypts the secrets of authenticator apps (C11.1); `null`: those are not offered. */
  secretKey: Buffer | null;
  /** Who may do nothing before a second factor is set up (C11.4). */
  requireSecondFactor: Requirement;
  /** What the health page tells beside the database (C1.8). */
  installation: Installation;
  /** Writes mails to be sent; where mail is not set up, none (C9.1). */
  mail: Outbox;
};
