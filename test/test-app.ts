/** The app with everything real but the clock, on the engine under test; each file gets a database of its own. */
import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '../server/app.ts';
import type { Database } from '../server/db/database.ts';
import { openEmbedded } from '../server/db/embedded/embedded.ts';
import { openPostgres } from '../server/db/postgres/postgres.ts';
import type { LogLevel, TrustProxy } from '../server/env.ts';
import { openCountryTable } from '../server/location/country.ts';
import { noMail, openOutbox } from '../server/mail/outbox.ts';
import type { Services } from '../server/services.ts';

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
  /** Every line that was logged. */
  log: string[];
  close(): Promise<void>;
};

async function copyOnServer(): Promise<string> {
  const admin = process.env['TEST_SERVER_URL'] ?? '';
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE windsock_template`).finally(() => client.end());
  return admin.replace(/\/postgres$/, `/${name}`);
}

function copyEmbedded(): string {
  const root = process.env['TEST_EMBEDDED_ROOT'] ?? '';
  const directory = join(root, randomUUID());
  cpSync(join(root, 'template'), directory, { recursive: true });
  return directory;
}

/** A fresh, migrated database of the engine under test. */
export async function testDatabase(): Promise<Database> {
  return process.env['TEST_ENGINE'] === 'server'
    ? openPostgres(await copyOnServer())
    : openEmbedded({ directory: copyEmbedded() });
}

const countryOf = openCountryTable();

/** The app on a database; another instance on the same one where it is handed in. */
export async function testApp(
  options: {
    database?: Database;
    clock?: TestClock;
    rateLimits?: boolean;
    trustProxy?: TrustProxy;
    publicUrl?: string;
    logLevel?: LogLevel;
    /** Mail is set up. */
    mail?: boolean;
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
    publicUrl: options.publicUrl ?? null,
    rateLimits: options.rateLimits ?? false,
    mail: options.mail ? openOutbox() : noMail,
  };
  const { trustProxy = false, logLevel = 'info' } = options;
  const app = await buildApp({ services, trustProxy, logLevel, logStream });
  const close = async () => {
    await app.close();
    if (!options.database) await services.database.close();
  };
  return { app, services, clock, log, close };
}
