/** Serves pages: rendered for the public, an empty shell for staff. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { trendsOf } from '../../domain/analytics/trends.ts';
import { passkeyHost } from '../../domain/auth/passkey-host.ts';
import { isId } from '../../domain/id.ts';
import { prefixOf, readLanguage } from '../../domain/language/url-prefix.ts';
import type { PageData, RenderedPage, RendererOf, SignInOptions } from '../../domain/page.ts';
import { PROBLEM_HEADER, type ProblemCode } from '../../domain/problems.ts';
import { PAGE_SIZE, PublicFilters } from '../../domain/reports/filters.ts';
import { isInEachLanguage, type PageName, pageNameAt, SITE_MAP } from '../../domain/site-map.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import { validate } from '../../domain/validate.ts';
import { sessionUser } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { pagePolicy } from '../http/headers.ts';
import { originOf } from '../http/origin.ts';
import { writeCursor } from '../http/paging.ts';
import { anyReportChange, type Invalidation, noReportChange } from '../http/public-cache/public-history.ts';
import { lessonsOfWeek } from '../reports/public/briefing/briefing.ts';
import { firstPhotosOf, listPublicPhotos } from '../reports/public/photo-queries.ts';
import { presentPublic } from '../reports/public/present.ts';
import { countPublished, findCopies, findPublished, type ListEntry, listEntries } from '../reports/public/queries.ts';
import { listTopics } from '../reports/public/topics/list-topics.ts';
import type { Services } from '../services.ts';
import { briefingCacheKey, briefingPage } from './briefing.ts';
import { cacheKey, reportsUrlOf } from './cache-key.ts';
import { serveCrawlers } from './crawlers.ts';
import { serveFiles } from './files.ts';
import { countCopies } from './queries.ts';
import { type FindClubs, formOfShortAddress } from './short-address.ts';
import { serveWorker } from './worker.ts';

export type PageFiles = {
  /** Built files: hashed ones in `assets/`, a few by name. */
  root: string;
  rendererOf: RendererOf;
  worker: string;
};

/** All other pages show or lead to confidential data. */
const isPublic = (name: PageName | undefined): boolean => name !== undefined && SITE_MAP[name].group !== 'staff';
/** Staff pages without sign-in. */
const OPEN_TO_ALL: ReadonlySet<PageName> = new Set(['login', 'reset']);
const HTML = 'text/html; charset=utf-8';
const UNFILTERED = { ...validate(PublicFilters, {}), limit: PAGE_SIZE, cursor: null };

/** The newest copies, and the one in the address if it is public. */
async function reportsData(db: Db, query: unknown, now: Date): Promise<Partial<PageData>> {
  const { report: id, isFiltered } = reportsUrlOf(query);
  const named = typeof id === 'string' && isId(id) ? await findPublished(db, id) : undefined;
  if (id !== null && !named) return { isGone: true };
  const photos = named && (await listPublicPhotos(db, named.id));
  const [topics, lessons] = [await listTopics(db), await lessonsOfWeek(db, now)];
  const report = { topics, lessons, ...(named && { report: presentPublic(named) }), ...(photos?.length && { photos }) };
  if (isFiltered) return report;
  const entries = await listEntries(db, UNFILTERED, null);
  const ids = entries.slice(0, PAGE_SIZE).map(({ id }) => id);
  const copies = await findCopies(db, ids);
  const byId = new Map(copies.map((copy) => [copy.id, copy]));
  // A report hidden in between is left out.
  const items = entries.flatMap(({ id }) => byId.get(id) ?? []).map(presentPublic);
  const total = await countPublished(db, UNFILTERED);
  return {
    ...report,
    reports: { items, next: nextPage(entries), total, photos: await firstPhotosOf(db, ids) },
  };
}

/** Finds clubs that are not deleted; injected, since nothing here may read staff tables. */
type FindClub = (id: string) => Promise<{ id: string; name: string } | undefined>;

/** The club in the form's address; an unknown one is ignored (C10.6). */
async function clubInAddress(name: PageName | undefined, query: unknown, find: FindClub) {
  const { club: id } = query as Record<string, unknown>;
  if (name !== 'submit' || typeof id !== 'string' || !isId(id)) return undefined;
  // The form can be filled in while the database is unavailable.
  const club = await find(id.toLowerCase()).catch(() => undefined);
  return club && { id: club.id, name: club.name };
}

/** With what would change the page and, if limited to one, the day on which it is valid. */
type PageContent = { data: Partial<PageData>; invalidatedBy: Invalidation; day?: string };

async function contentOf(
  name: PageName | undefined,
  pageRequest: { query: unknown; origin: string | null },
  services: Services,
): Promise<PageContent> {
  const { publicRead } = services.database;
  if (name === 'briefing') {
    const { briefing, invalidatedBy } = await briefingPage(pageRequest, services);
    return { data: { briefing }, invalidatedBy, day: briefing.day };
  }
  if (name === 'reports') {
    const now = services.clock();
    const data = await publicRead((db) => reportsData(db, pageRequest.query, now));
    return { data, invalidatedBy: anyReportChange, day: utcDay(now) };
  }
  if (name === 'trends')
    return { data: { trends: trendsOf(await publicRead(countCopies)) }, invalidatedBy: anyReportChange };
  return { data: {}, invalidatedBy: noReportChange };
}

function nextPage(entries: readonly ListEntry[]): string | null {
  const last = entries[PAGE_SIZE - 1];
  if (entries.length <= PAGE_SIZE || !last) return null;
  return `/api/reports/public?cursor=${writeCursor({ at: last.submittedOn, id: last.id })}`;
}

/** Unknown addresses are 404 (C7.6). */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  pages: PageFiles & { findClub: FindClub; findClubsBetween: FindClubs },
): Promise<void> {
  const { root, rendererOf, worker } = pages;
  await serveFiles(app, root);
  serveWorker(app, services, worker);
  const { publicUrl, site, defaultLanguage } = services;
  const common = { site, ...(publicUrl && { publicUrl }) };
  const forStaff = { ...common, site: { ...site, signInOptions: signInOptions(services) } };
  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const { language, path, isRedundant } = readLanguage(pathOf(request.url), defaultLanguage);
    if (isRedundant && isInEachLanguage(path))
      return reply.header('Cache-Control', 'public, no-cache').redirect(path + queryOf(request.url), 308);
    const prefix = prefixOf(language, defaultLanguage);
    const form = await formOfShortAddress(path, pages.findClubsBetween);
    if (form !== null) return reply.header('Cache-Control', 'public, no-cache').redirect(prefix + form);
    const render = await rendererOf(language);
    reply.header('Content-Language', language);
    const name = pageNameAt(path);
    const findClub = () => clubInAddress(name, request.query, pages.findClub);
    const club = await findClub();
    const pageRequest = { query: request.query, origin: originOf(request, publicUrl) };
    const page = async () => {
      const { data, ...validity } = await contentOf(name, pageRequest, services);
      const context = name && SITE_MAP[name].group === 'staff' ? forStaff : common;
      // Read again: the club may have been deleted since, and this page is cached.
      const current = club && (await findClub());
      const rendered = render(path, { ...context, ...data, ...(current && { club: current }) });
      return { rendered, validity: club ? { invalidatedBy: anyReportChange } : validity };
    };
    const renderLogin = () => render(SITE_MAP.login.path, { ...forStaff, needsLogin: true });
    const setPagePolicy = (html: string) => reply.header('Content-Security-Policy', pagePolicy(html));
    const sendUncached = ({ status, html }: RenderedPage) => {
      setPagePolicy(html);
      const code = PAGE_PROBLEMS[status];
      if (code) reply.header(PROBLEM_HEADER, code);
      return reply.code(status).type(HTML).header('Cache-Control', 'no-store').send(html);
    };
    if (!isPublic(name)) {
      const needsLogin = name !== undefined && !OPEN_TO_ALL.has(name) && !(await mayBeSignedIn(request, services));
      return sendUncached(needsLogin ? renderLogin() : (await page()).rendered);
    }
    try {
      const address = prefix + (club ? `${path}?club=${club.id}` : cacheKey(path, request.query));
      const cacheAddress = name === 'briefing' ? briefingCacheKey(prefix + path, pageRequest) : address;
      const { body } = await app.publicResponseCache.get(cacheAddress, async () => {
        const { rendered, validity } = await page();
        return { ...cacheable(rendered), ...validity };
      });
      setPagePolicy(body.toString());
      return reply.type(HTML).header('Cache-Control', 'public, no-cache').send(body);
    } catch (problem) {
      if (problem instanceof NotCacheable) return sendUncached(problem.page);
      throw problem;
    }
  });
  serveCrawlers(app, services);
}

/** By status (C14.7). */
const PAGE_PROBLEMS: Readonly<Record<number, ProblemCode>> = { 400: 'request/invalid', 404: 'request/not-found' };

/** A page with another status than 200, which must not be cached. */
class NotCacheable extends Error {
  readonly page: RenderedPage;

  constructor(page: RenderedPage) {
    super('not cacheable');
    this.page = page;
  }
}

/** The ways to sign in that this installation offers (C11). */
function signInOptions({ secretKey, publicUrl, requireSecondFactor }: Services): SignInOptions {
  const passkeysAt = passkeyHost(publicUrl === null ? null : new URL(publicUrl).hostname);
  return { apps: secretKey !== null, passkeysAt, required: requireSecondFactor };
}

/** Throws `NotCacheable` unless the page is a 200. */
function cacheable(page: RenderedPage): { body: Buffer; type: string; link: undefined } {
  if (page.status !== 200) throw new NotCacheable(page);
  return { body: Buffer.from(page.html), type: HTML, link: undefined };
}

/** False only if certain; the page itself reports an unavailable database. */
async function mayBeSignedIn(request: FastifyRequest, services: Services): Promise<boolean> {
  try {
    return (await sessionUser(request, services)) !== null;
  } catch {
    return true;
  }
}

/** Including its `?`. */
const queryOf = (address: string): string => /\?.*$/s.exec(address)?.[0] ?? '';

/** Without trailing slashes. */
function pathOf(address: string): string {
  return address.split('?')[0]?.replace(/(?<=.)\/+$/, '') ?? '/';
}
