/** What routes depend on, created at start, or by a test with its own clock and database. */
import type { SecondFactorRequirement } from '../domain/auth/second-factor-requirement.ts';
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
  /** For addresses without a prefix, and email (DEFAULT_LANGUAGE, C14.1, C14.9). */
  defaultLanguage: Language;
  /** Whether CONTACT_EMAIL is the operator's own. */
  hasContact: boolean;
  /** Required behind a proxy (C6.4); null: taken from the Host header. */
  publicUrl: string | null;
  /** False only for load tests (RATE_LIMITS, C1.3). */
  rateLimits: boolean;
  /** Whether the form works offline (OFFLINE_FORM, C15.1). */
  offlineForm: boolean;
  /** Encrypts secrets of authenticator apps (C11.1); null: not offered. */
  secretKey: Buffer | null;
  /** Who needs a second factor before doing anything else (C11.4). */
  requireSecondFactor: SecondFactorRequirement;
  /** For the health page (C1.8). */
  installation: Installation;
  /** Writes nothing if email is off (C9.1). */
  mail: Outbox;
};
