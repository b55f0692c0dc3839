/** What the routes work with; made by main, or by a test with its own clock and database. */
import type { Site } from '../domain/page.ts';
import type { Database } from './db/database.ts';
import type { CountryOf } from './location/country.ts';
import type { Outbox } from './mail/outbox.ts';

export type Services = {
  database: Database;
  /** The moment it is now. */
  clock: () => Date;
  countryOf: CountryOf;
  site: Site;
  /** The address people use, where a proxy hides it (C6.4); `null`: the Host header says. */
  publicUrl: string | null;
  /** Whether limits on sign-ins and reports hold; false only for load tests (RATE_LIMITS, C1.3). */
  rateLimits: boolean;
  /** Writes mails to be sent; where mail is not set up, none (C9.1). */
  mail: Outbox;
};
