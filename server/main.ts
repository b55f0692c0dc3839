/** The only file that does anything when it is imported: settings, database, app, port, signals (contract C1). */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { RenderPage } from '../domain/page.ts';
import { buildApp } from './app.ts';
import { printAddress, printFirstStart, printRefusal } from './console.ts';
import type { Database } from './db/database.ts';
import { DirectoryInUse } from './db/lock.ts';
import { openDatabase } from './db/open.ts';
import { BadSetting, readSettings, type Settings } from './env.ts';
import { firstStart } from './first-start.ts';
import { openCountryTable } from './location/country.ts';
import type { PageFiles } from './pages/pages.ts';
import type { Services } from './services.ts';
import { keepTidy } from './tidy.ts';

/** The folder of the built program: `server/`, `web/` and `pages/` lie side by side in it. */
const DIST = dirname(dirname(fileURLToPath(import.meta.url)));

/** A stop takes at most this long, milliseconds (C1.5). */
const STOP_LIMIT = 8_000;

/** Makes the embedded database in a child: initdb takes memory that its process never gives back. */
function createInChild(target: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(DIST, 'server', 'create-embedded-main.js'), target], {
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('the database could not be created'))));
  });
}

async function loadPages(): Promise<PageFiles> {
  const built = (await import(pathToFileURL(join(DIST, 'pages', 'render.js')).href)) as { renderPage: RenderPage };
  return { root: join(DIST, 'web'), render: built.renderPage };
}

function servicesOf(settings: Settings, database: Database): Services {
  const { productName, contactEmail, siteDomain, publicUrl, rateLimits } = settings;
  return {
    database,
    clock: () => new Date(),
    countryOf: openCountryTable(),
    site: { productName, contactEmail, siteDomain },
    publicUrl,
    rateLimits,
  };
}

/** Stops taking connections, finishes what runs, closes the database, and ends the process. */
function stopOn(signals: NodeJS.Signals[], stop: () => Promise<void>): void {
  let stopping = false;
  const once = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_LIMIT).unref();
    await stop();
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, () => void once());
}

async function start(settings: Settings): Promise<FastifyInstance> {
  const { databaseUrl, dataDir, trustProxy, logLevel, superAdmin } = settings;
  const database = await openDatabase({ databaseUrl, directory: dataDir, create: createInChild });
  const services = servicesOf(settings, database);
  const sample = settings.sampleData ?? (database.engine === 'embedded' && !settings.production);
  printFirstStart(await firstStart(services, { superAdmin, sample }));
  const app = await buildApp({ services, trustProxy, logLevel, pages: await loadPages() });
  const tidying = keepTidy(services, app.log);
  stopOn(['SIGTERM', 'SIGINT'], async () => {
    clearInterval(tidying);
    await app.close();
    await database.close();
  });
  printAddress(settings.productName, await app.listen({ port: settings.port, host: settings.host }));
  return app;
}

/** Failures of a start that one line explains; anything else is a bug and shows its stack. */
function explain(error: unknown): string | null {
  if (error instanceof BadSetting || error instanceof DirectoryInUse) return error.message;
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EADDRINUSE' || code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return `Cannot listen (PORT, HOST): ${message}`;
  if (code?.startsWith('ECONN') || code === 'ENOTFOUND' || code === '28P01' || code === '3D000')
    return `Cannot reach the database (DATABASE_URL): ${code}`;
  return null;
}

try {
  await start(readSettings(process.env));
} catch (error) {
  const line = explain(error);
  if (line === null) throw error;
  printRefusal(line);
  process.exit(1);
}
