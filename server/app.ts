/** Builds the app without a port or environment, so that tests can call it in-process */

import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { Problem } from '../domain/problems.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { attentionRoutes } from './attention/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { authorise } from './auth/access.ts';
import { authRoutes } from './auth/routes.ts';
import { authorityRoutes } from './authority/routes.ts';
import { briefingSuggestionRoutes } from './briefing/routes.ts';
import { findClub, findClubsBetween } from './clubs/queries.ts';
import { clubRoutes } from './clubs/routes.ts';
import { conversationRoutes } from './conversation/routes.ts';
import type { LogLevel, TrustProxy } from './env.ts';
import { exportRoutes } from './exports/routes.ts';
import { flightRoutes } from './flight/routes.ts';
import { followRoutes } from './follow/routes.ts';
import { followUpRoutes } from './follow-up/routes.ts';
import { hazardRoutes } from './hazards/routes.ts';
import { healthPageRoutes } from './health/routes.ts';
import { serveApiDocument } from './http/api-document/serve.ts';
import { leaveBodiesUnread } from './http/body.ts';
import { compressResponse } from './http/compression.ts';
import { handleFailures } from './http/errors.ts';
import { setSecurityHeaders } from './http/headers.ts';
import { handleMalformed, readableAddress } from './http/malformed-requests.ts';
import { loggerOptions, logResponses } from './http/monitoring/log.ts';
import { probeRoutes } from './http/monitoring/probes.ts';
import { PublicHistory } from './http/public-cache/public-history.ts';
import { Replay } from './http/public-cache/replay.ts';
import { PublicResponseCache } from './http/public-cache/response-cache.ts';
import { importRoutes } from './imports/routes.ts';
import { locationRoutes } from './location/routes.ts';
import { unsubscribeRoutes } from './mail/choices/unsubscribe-routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { type PageFiles, servePages } from './pages/pages.ts';
import { photoRoutes } from './photos/routes.ts';
import { briefingRoutes } from './reports/public/briefing/routes.ts';
import { feedRoutes } from './reports/public/feed.ts';
import { publicPhotoRoutes } from './reports/public/photo-routes.ts';
import { publicReportRoutes } from './reports/public/routes.ts';
import { similarCopyRoutes } from './reports/public/similar/routes.ts';
import { keywordSuggestionRoutes } from './reports/public/suggestion/routes.ts';
import { topicRoutes } from './reports/public/topics/routes.ts';
import { staffReportRoutes } from './reports/review/routes.ts';
import { submissionRoutes } from './reports/submit/routes.ts';
import { actionRoutes } from './safety-actions/routes.ts';
import type { Services } from './services.ts';
import { similarRoutes } from './similar/routes.ts';
import { userRoutes } from './users/routes.ts';

type AppOptions = {
  services: Services;
  trustProxy: TrustProxy;
  logLevel: LogLevel;
  logStream?: NodeJS.WritableStream;
  pages?: PageFiles;
};

/** Of a whole request: a photo takes this long on a slow connection (web/components/photos/send.ts). */
const REQUEST_LIMIT_MS = 120_000;
const HEADERS_LIMIT_MS = 15_000;
const IDLE_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 60_000;

/** Trusts this many hops, counted from us. Given a bare number, Fastify would trust none. */
const trustHops =
  (hops: number) =>
  (_address: string, hop: number): boolean =>
    hop < hops;

function serverOptions({ trustProxy, logLevel, logStream }: AppOptions): FastifyServerOptions {
  return {
    logger: loggerOptions(logLevel, logStream),
    // Fastify's own log lines contain the IP address and the whole URL (C6.6).
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? trustHops(trustProxy) : trustProxy,
    requestTimeout: REQUEST_LIMIT_MS,
    keepAliveTimeout: IDLE_LIMIT_MS,
    connectionTimeout: SILENCE_LIMIT_MS,
    http: { headersTimeout: HEADERS_LIMIT_MS },
    forceCloseConnections: 'idle',
    // Requests on keep-alive connections are still served during a stop, then closed.
    return503OnClosing: false,
    // Ids from other systems must not reach our log.
    requestIdHeader: false,
    // In effect no limit: routes handle ids of any length themselves (C3.17).
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100_000 },
    rewriteUrl: readableAddress,
    clientErrorHandler: handleMalformed,
  } as FastifyServerOptions;
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services } = options;
  const publicResponseCache = new PublicResponseCache(new PublicHistory(services.database), services.clock);
  const replay = new Replay(publicResponseCache);
  const app = fastify({ ...serverOptions(options), serverFactory: replay.server });
  app.decorate('apiCalls', []).decorate('publicResponseCache', publicResponseCache).decorate('replay', replay);
  handleFailures(app, services.database.engine);
  leaveBodiesUnread(app);
  logResponses(app);
  await setSecurityHeaders(app);
  app.addHook('onSend', compressResponse);
  authorise(app, services);
  probeRoutes(app, services.database);
  authRoutes(app, services);
  clubRoutes(app, services);
  userRoutes(app, services);
  submissionRoutes(app, services);
  publicReportRoutes(app, services);
  publicPhotoRoutes(app, services);
  similarCopyRoutes(app, services);
  topicRoutes(app, services);
  keywordSuggestionRoutes(app, services);
  briefingRoutes(app, services);
  feedRoutes(app, services);
  attentionRoutes(app, services);
  staffReportRoutes(app, services);
  photoRoutes(app, services);
  similarRoutes(app, services);
  briefingSuggestionRoutes(app, services);
  flightRoutes(app, services);
  followUpRoutes(app, services);
  followRoutes(app, services);
  conversationRoutes(app, services);
  actionRoutes(app, services);
  hazardRoutes(app, services);
  authorityRoutes(app, services);
  exportRoutes(app, services);
  analyticsRoutes(app, services);
  importRoutes(app, services);
  locationRoutes(app, services);
  auditRoutes(app, services);
  mailRoutes(app, services);
  healthPageRoutes(app, services);
  serveApiDocument(app);
  // C3.1
  app.all('/api/*', async () => {
    throw new Problem('request/not-found');
  });
  if (options.pages && services.mail.isOn) unsubscribeRoutes(app, services, options.pages.rendererOf);
  const clubsOfPages = {
    findClub: (id: string) => findClub(services.database.db, id),
    findClubsBetween: (ids: Parameters<typeof findClubsBetween>[1]) => findClubsBetween(services.database.db, ids),
  };
  if (options.pages) await servePages(app, services, { ...options.pages, ...clubsOfPages });
  app.setNotFoundHandler(async () => {
    throw new Problem('request/not-found');
  });
  return app;
}
