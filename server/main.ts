/** The only file that does anything when it is imported: settings, database, app, port, signals (contract C1). */
import { spawn } from 'node:child_process';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RenderPage } from '../domain/page.ts';
import { nameTagger } from './anonymise/name-tagger.ts';
import { buildApp } from './app.ts';
import { keyOf } from './auth/totp/key-file.ts';
import { printAddress, printEnd, printFirstStart, printMigrated } from './console.ts';
import { openChannel } from './control/channel.ts';
import type { Database } from './db/database.ts';
import { createEmbedded } from './db/embedded/create-cluster.ts';
import { openDatabase } from './db/open.ts';
import { isDebugging, readSettings, type Settings } from './env.ts';
import { keepRetention } from './erasure/retention/job.ts';
import { firstStart } from './first-start.ts';
import { startHousekeeping } from './housekeeping.ts';
import { listen } from './http/listen.ts';
import { faultForLog } from './http/monitoring/log.ts';
import { countRequests, serveMetrics } from './http/monitoring/metrics-server.ts';
import { openCountryTable } from './location/country.ts';
import { noMail, openOutbox } from './mail/outbox.ts';
import { blaming } from './operator-error.ts';
import type { PageFiles } from './pages/pages.ts';
import type { Services } from './services.ts';

/** The folder of the built program: `server/`, `web/` and `pages/` lie side by side in it. */
const DIST = dirname(dirname(fileURLToPath(import.meta.url)));

/** After a stop, requests that run have 4 s to finish, and the process has ended within 8 s, of 10 s allowed (C1.5). */
const FINISH_LIMIT_MS = 4_000;
const STOP_LIMIT_MS = 8_000;

/** Makes the embedded database in a child: initdb takes memory that its process never gives back. */
function makeInChild(directory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(DIST, 'server', 'create-embedded-main.js'), directory], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('the database could not be created'))));
  });
}

const noGauges = async (): Promise<Record<string, number>> => ({});

const createInChild = (target: string): Promise<void> => createEmbedded(target, makeInChild);

async function loadPages(): Promise<PageFiles> {
  const built = (await import(pathToFileURL(join(DIST, 'pages', 'render.js')).href)) as { renderPage: RenderPage };
  return { root: join(DIST, 'web'), render: built.renderPage };
}

function servicesOf(settings: Settings, database: Database): Services {
  const { productName, contactEmail, siteDomain, publicUrl, rateLimits, requireSecondFactor, dataDir, smtp } = settings;
  return {
    database,
    clock: () => new Date(),
    countryOf: openCountryTable(),
    site: { productName, contactEmail, siteDomain, ...(smtp && { hasMail: true }) },
    hasContact: settings.hasContact,
    publicUrl,
    rateLimits,
    secretKey: settings.secretKey ?? (database.engine === 'embedded' ? keyOf(dataDir) : null),
    requireSecondFactor,
    mail: smtp ? openOutbox() : noMail,
  };
}

/** Stops taking connections, finishes what runs, closes the database, and ends the process. */
function stopOn(signals: NodeJS.Signals[], stop: () => Promise<void>): void {
  let stopping = false;
  const once = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
    await stop();
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, () => void once());
}

/** Lets the commands of this machine in, where this process alone can reach the database. */
async function openCommands(services: Services, dataDir: string, log: FastifyBaseLogger): Promise<Server | null> {
  const failed = (error: unknown) => log.error({ fault: faultForLog(error) }, 'a command failed');
  const channel = await openChannel(services, dataDir, failed);
  if (!channel) log.warn('DATA_DIR has too long a name for a socket: stop the server to run backup and other commands');
  return channel;
}

/** Sends mails, where mail is set up (C9.1); else what would talk to a mail server is not even loaded. */
async function startMail(services: Services, { smtp, publicUrl }: Settings, log: FastifyBaseLogger) {
  if (!smtp || publicUrl === null) return null;
  const { mailWorker } = await import('./mail/send/worker.ts');
  const server = { settings: smtp, clientName: new URL(publicUrl).hostname };
  const worker = mailWorker({ services, server, origin: publicUrl, log });
  worker.start();
  return worker;
}

async function start(settings: Settings): Promise<FastifyInstance> {
  const { databaseUrl, databaseReadUrl, dataDir, trustProxy, logLevel, superAdmin } = settings;
  const names = nameTagger();
  // It is read while the database opens; what is amiss with it is told below, after what is amiss there.
  names.catch(() => {});
  const database = await openDatabase({ databaseUrl, databaseReadUrl, directory: dataDir, create: createInChild });
  if (database.migrated) printMigrated(database.migrated);
  await names;
  const services = servicesOf(settings, database);
  const sample = settings.sampleData ?? (database.engine === 'embedded' && !settings.production);
  printFirstStart(await firstStart(services, { superAdmin, sample }));
  const app = await buildApp({ services, trustProxy, logLevel, pages: await loadPages() });
  const stopHousekeeping = startHousekeeping(services, app.log);
  const mail = await startMail(services, settings, app.log);
  const counted = countRequests(app);
  const { metrics: figures } = settings;
  const metrics =
    figures &&
    (await blaming('Cannot listen (METRICS_PORT, METRICS_HOST)', () =>
      serveMetrics(counted, { database, mail: mail ? mail.gauges : noGauges }, figures),
    ));
  const retaining = keepRetention(services, settings.retentionDays, app.log);
  const channel = database.engine === 'embedded' ? await openCommands(services, dataDir, app.log) : null;
  stopOn(['SIGTERM', 'SIGINT'], async () => {
    stopHousekeeping();
    await mail?.stop();
    if (retaining) clearInterval(retaining);
    channel?.close();
    metrics?.close();
    // Who is slow on purpose must not keep the database from being closed in order.
    setTimeout(() => app.server.closeAllConnections(), FINISH_LIMIT_MS).unref();
    await app.close();
    await database.close();
  });
  const { port, host } = settings;
  const trustsLocalhost = !Array.isArray(trustProxy) || trustProxy.some((range) => ['loopback', '::1'].includes(range));
  const place = { port, host, trustsLocalhost };
  printAddress(settings.productName, await blaming('Cannot listen (PORT, HOST)', () => listen(app, place)));
  return app;
}

try {
  await start(readSettings(process.env));
} catch (error) {
  printEnd(error, isDebugging(process.env));
  process.exit(1);
}
