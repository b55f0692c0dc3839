/** The app with everything real but the clock, on the engine under test; each file gets its own database. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { SecondFactorRequirement } from '../domain/auth/second-factor-requirement.ts';
import type { Language } from '../domain/language/languages.ts';
import type { RenderPage } from '../domain/page.ts';
import { buildApp } from '../server/app.ts';
import type { Database } from '../server/db/database.ts';
import type { LogLevel, TrustProxy } from '../server/env.ts';
import type { Installation } from '../server/health/installation.ts';
import { openCountryTable } from '../server/location/country.ts';
import { noMail, openOutbox } from '../server/mail/outbox.ts';
import type { Services } from '../server/services.ts';
import { testDatabase } from './engines/database-pool.ts';

/** A clock that a test moves by hand. */
export class TestClock {
  #now = new Date('2026-06-15T12:00:00.000Z');
  readonly read = (): Date => new Date(this.#now);

  set(moment: string): void {
    this.#now = new Date(moment);
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    this.#now = new Date(this.#now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
  }
}

export type TestApp = {
  app: FastifyInstance;
  services: Services;
  clock: TestClock;
  /** Every log line. */
  log: string[];
  close(): Promise<void>;
};

const countryOf = openCountryTable();

/** The encryption key where a test sets none. */
const SECRET_KEY = Buffer.alloc(32, 7);

/** The app on a new database, or another instance on the given one. */
export async function testApp(
  options: {
    database?: Database;
    clock?: TestClock;
    rateLimits?: boolean;
    trustProxy?: TrustProxy;
    publicUrl?: string;
    logLevel?: LogLevel;
    secretKey?: Buffer | null;
    requireSecondFactor?: SecondFactorRequirement;
    installation?: Partial<Installation>;
    defaultLanguage?: Language;
    /** Configures mail. */
    mail?: boolean;
    /** Renders the pages; without it only the API is served. */
    render?: RenderPage;
  } = {},
): Promise<TestApp> {
  const clock = options.clock ?? new TestClock();
  const log: string[] = [];
  const logStream = new Writable({
    write: (line, _encoding, done) => {
      log.push(String(line));
      done();
    },
  });
  const services: Services = {
    database: options.database ?? (await testDatabase()),
    clock: clock.read,
    countryOf,
    site: { productName: 'Windsock', contactEmail: 'hello@windsock.example', siteDomain: 'windsock.example' },
    defaultLanguage: options.defaultLanguage ?? 'en',
    hasContact: true,
    publicUrl: options.publicUrl ?? null,
    rateLimits: options.rateLimits ?? false,
    offlineForm: true,
    secretKey: options.secretKey === undefined ? SECRET_KEY : options.secretKey,
    requireSecondFactor: options.requireSecondFactor ?? 'off',
    installation: {
      version: '0.0.0+test',
      dataDir: null,
      retentionDays: null,
      certificate: null,
      ...options.installation,
    },
    mail: options.mail ? openOutbox() : noMail,
  };
  const { trustProxy = false, logLevel = 'info' } = options;
  const { render } = options;
  const pages = render && {
    root: mkdtempSync(join(tmpdir(), 'windsock-no-files-')),
    rendererOf: async () => render,
    worker: '',
  };
  const app = await buildApp({ services, trustProxy, logLevel, logStream, ...(pages && { pages }) });
  const close = async () => {
    await app.close();
    if (!options.database) await services.database.close();
  };
  return { app, services, clock, log, close };
}
