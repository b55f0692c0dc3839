/** Starts the server, once packages are known to load: settings, database, app, port, signals (C1). */
import { spawn } from 'node:child_process';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Language } from '../domain/language/languages.ts';
import type { RenderPage } from '../domain/page.ts';
import { checkNameTagger } from './anonymise/name-tagger.ts';
import { buildApp } from './app.ts';
import { readOrCreateKey } from './auth/totp/key-file.ts';
import { removeLeftoverDrills } from './backup/leftover-drills.ts';
import { backupAge } from './backup/queries.ts';
import { printAddress, printEnd, printFirstStart, printMigrated, printWaiting } from './console.ts';
import { openChannel } from './control/channel.ts';
import type { Database } from './db/database.ts';
import type { CreationFailure } from './db/embedded/create-cluster.ts';
import { openDatabase } from './db/open.ts';
import { isDebugging, readSettings, type Settings } from './env.ts';
import { scheduleRetention } from './erasure/retention/job.ts';
import { firstStart } from './first-start.ts';
import { versionIn } from './health/installation.ts';
import { startHousekeeping } from './housekeeping.ts';
import { drainConnections, listen } from './http/listen.ts';
import { faultForLog } from './http/monitoring/log.ts';
import { countRequests, type Gauges, serveMetrics } from './http/monitoring/metrics-server.ts';
import { openCountryTable } from './location/country.ts';
import { noMail, openOutbox } from './mail/outbox.ts';
import { withContext } from './operator-error.ts';
import type { PageFiles } from './pages/pages.ts';
import { photoGauges } from './photos/metrics.ts';
import { submissionKey } from './reports/submit/sealed/queries.ts';
import type { Services } from './services.ts';

/** `server/`, `web/` and `pages/` are siblings. */
const DIST = dirname(dirname(fileURLToPath(import.meta.url)));

/** After a stop, requests have 4 s, and the process ends within 8 of the 10 s allowed (C1.5). */
const FINISH_LIMIT_MS = 4_000;
const STOP_LIMIT_MS = 8_000;

/** A process that ends within seconds is faster without V8's optimising compilers. */
const SHORT_LIVED = ['--liftoff-only', '--no-opt'];

/** In a child process, since initdb never releases its memory; the child reports a failure over the channel. */
function runInitdbInChild(directory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const output = isDebugging(process.env) ? 'inherit' : 'ignore';
    const child = spawn(
      process.execPath,
      [...SHORT_LIVED, join(DIST, 'server', 'create-embedded-main.js'), directory],
      {
        stdio: ['ignore', output, output, 'ipc'],
      },
    );
    let reason: CreationFailure | null = null;
    child.on('message', (failure) => (reason = failure as CreationFailure));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) return resolve();
      const { message, code: cause } = reason ?? { message: `initdb exited with ${signal ?? code}` };
      reject(Object.assign(new Error(message), cause && { code: cause }));
    });
  });
}

/** Loads the module only if needed. */
async function createInChild(target: string): Promise<void> {
  const { createEmbedded } = await import('./db/embedded/create-cluster.ts');
  return createEmbedded(target, runInitdbInChild);
}

/** Languages other than the default load on first use, since each takes memory. */
async function loadPages(defaultLanguage: Language): Promise<PageFiles> {
  const rendererOf = async (language: Language) => {
    const file = pathToFileURL(join(DIST, 'pages', `${language}.js`)).href;
    const built = (await import(file)) as { renderPage: RenderPage };
    return built.renderPage;
  };
  await withContext('The pages cannot be loaded (build them with npm run build)', () => rendererOf(defaultLanguage));
  return { root: join(DIST, 'web'), rendererOf, worker: join(DIST, 'worker', 'sw.js') };
}

async function certificateCheck({ smtp, publicUrl }: Settings, clock: () => Date) {
  if (!smtp || publicUrl === null) return null;
  const { certificateOf } = await import('./mail/certificate.ts');
  return certificateOf(smtp, new URL(publicUrl).hostname, clock);
}

async function servicesOf(settings: Settings, database: Database): Promise<Services> {
  const { productName, contactEmail, siteDomain, publicUrl, rateLimits, requireSecondFactor, dataDir, smtp } = settings;
  const clock = () => new Date();
  return {
    database,
    clock,
    countryOf: openCountryTable(),
    site: {
      productName,
      contactEmail,
      ...(settings.hasContact && { hasContact: true }),
      siteDomain,
      ...(settings.defaultLanguage !== 'en' && { defaultLanguage: settings.defaultLanguage }),
      ...(smtp && { hasMail: true }),
    },
    defaultLanguage: settings.defaultLanguage,
    hasContact: settings.hasContact,
    publicUrl,
    rateLimits,
    offlineForm: settings.offlineForm,
    secretKey: settings.secretKey ?? (database.engine === 'embedded' ? readOrCreateKey(dataDir) : null),
    requireSecondFactor,
    installation: {
      version: versionIn(DIST),
      dataDir: database.engine === 'embedded' ? dataDir : null,
      retentionDays: settings.retentionDays,
      certificate: await certificateCheck(settings, clock),
    },
    mail: smtp ? openOutbox() : noMail,
  };
}

function stopOn(signals: NodeJS.Signals[], stop: () => Promise<void>): void {
  let stopping = false;
  const stopOnce = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
    await stop();
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, () => void stopOnce());
}

/** Opens the socket for commands on this machine, since only this process can access the database. */
async function openCommands(services: Services, dataDir: string, log: FastifyBaseLogger): Promise<Server | null> {
  const failed = (error: unknown) => log.error({ fault: faultForLog(error) }, 'a command failed');
  const channel = await openChannel(services, dataDir, failed);
  if (!channel)
    log.warn('The path of DATA_DIR is too long for a socket: stop the server to run backup and other commands');
  return channel;
}

/** Loads nothing if email is off (C9.1). */
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
  const taggerCheck = checkNameTagger();
  // Checked while the database opens; its failure is reported after the database's.
  taggerCheck.catch(() => {});
  const database = await openDatabase({ databaseUrl, databaseReadUrl, directory: dataDir, create: createInChild });
  if (database.migrated) printMigrated(database.migrated);
  if (database.engine === 'embedded') removeLeftoverDrills(dataDir);
  await taggerCheck;
  const services = await servicesOf(settings, database);
  const sample = settings.sampleData ?? (database.engine === 'embedded' && !settings.production);
  printFirstStart(await firstStart(services, { superAdmin, sample }, printWaiting));
  await submissionKey(database.db, services.clock());
  const app = await buildApp({
    services,
    trustProxy,
    logLevel,
    pages: await loadPages(settings.defaultLanguage),
  });
  const stopHousekeeping = startHousekeeping(services, app.log);
  const mail = await startMail(services, settings, app.log);
  const requestMetrics = countRequests(app);
  const { metrics: metricsAddress } = settings;
  const backup: Gauges = async () => ({ backup_age_seconds: await backupAge(database.db, services.clock()) });
  const gaugeSources = [...(mail ? [mail.gauges] : []), backup, () => photoGauges(services)];
  const metrics =
    metricsAddress &&
    (await withContext('Cannot listen (METRICS_PORT, METRICS_HOST)', () =>
      serveMetrics(requestMetrics, { database, gaugeSources }, metricsAddress),
    ));
  const retentionTimer = scheduleRetention(services, settings.retentionDays, app.log);
  const channel = database.engine === 'embedded' ? await openCommands(services, dataDir, app.log) : null;
  stopOn(['SIGTERM', 'SIGINT'], async () => {
    if (trustProxy && database.engine === 'server') await drainConnections(app);
    stopHousekeeping();
    if (retentionTimer) clearInterval(retentionTimer);
    channel?.close();
    metrics?.close();
    // Slow clients must not keep the database from closing.
    setTimeout(() => app.server.closeAllConnections(), FINISH_LIMIT_MS).unref();
    await Promise.all([app.close(), mail?.stop()]);
    await database.close();
  });
  const { port, host } = settings;
  const trustsLocalhost = !Array.isArray(trustProxy) || trustProxy.some((range) => ['loopback', '::1'].includes(range));
  const listenAddress = { port, host, trustsLocalhost };
  printAddress(settings.productName, await withContext('Cannot listen (PORT, HOST)', () => listen(app, listenAddress)));
  return app;
}

export async function serve(): Promise<void> {
  try {
    await start(readSettings(process.env));
  } catch (error) {
    printEnd(error, isDebugging(process.env));
    process.exit(1);
  }
}
