/** A report and the authority (contract C13). Another club's report is 404, and so is every call where the club has no regime. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { CallName } from '../../domain/api/calls.ts';
import { AuthorityBrief, AuthorityCase, authorityChangeAt, newSentAt, SentFile } from '../../domain/authority/case.ts';
import { E5xCheck } from '../../domain/authority/file/check.ts';
import { DownloadQuery, fileNameOf } from '../../domain/authority/file/download.ts';
import { AuthorityFacts, FactsChange } from '../../domain/authority/file/facts.ts';
import { Duties } from '../../domain/authority/regime.ts';
import { OverviewQuery } from '../../domain/follow-up/overview.ts';
import { Problem } from '../../domain/problems.ts';
import { validate } from '../../domain/validate.ts';
import { actor } from '../auth/access.ts';
import { dutyOf, findSettings } from '../clubs/queries.ts';
import { body, noBody } from '../http/body.ts';
import { isId } from '../http/paging.ts';
import { byNone } from '../http/public-cache/public-history.ts';
import { type Served, serve, servePublic } from '../http/route.ts';
import { reportIn, scopeOf } from '../reports/report/scope.ts';
import type { Services } from '../services.ts';
import { changeCase, changeFacts, downloadFile, noteSent, withdrawSent } from './actions.ts';
import { checkOf, materialFor } from './file.ts';
import { presentBriefs, presentCase } from './present.ts';
import { findFacts } from './queries.ts';

/** GET /api/clubs/{id}/duties; GET, PATCH, POST, DELETE /api/reports/{id}/authority…, …/authority-facts, …/e5x; GET /api/authority. */
export function authorityRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  /** The report in the address, of a club with a regime; else 404, before the body is looked at. */
  async function dutiful(request: FastifyRequest) {
    const report = await reportIn(db, request);
    if ((await dutyOf(db, report.clubId)).regime === 'none') throw new Problem('request/not-found');
    return report;
  }

  const authority = <Name extends CallName>(served: Omit<Served<Name>, 'access'>) =>
    serve(app, { access: 'review reports', ...served } as Served<Name>);

  servePublic(app, {
    call: 'getDuties',
    summary: 'Whose rules oblige the people of a club to report some events to an authority',
    answer: [200, Duties],
    handler: async (request) => {
      const { id } = request.params as { id: string };
      const settings = isId(id) ? await findSettings(db, id) : undefined;
      if (!settings) throw new Problem('clubs/not-found');
      return { answer: { regime: settings.regime }, touchedBy: byNone };
    },
  });

  authority({
    call: 'getAuthority',
    summary: 'Where a report stands with the authority: its clocks, and what was sent',
    answer: [200, AuthorityCase],
    handler: async (request) => presentCase(db, await dutiful(request), services.clock()),
  });

  authority({
    call: 'changeAuthority',
    summary: 'Say when the club became aware, or that it need not be reported; what is left out stays',
    body: authorityChangeAt(null),
    answer: [200, AuthorityCase],
    handler: async (request) => {
      const { id } = await dutiful(request);
      return changeCase(services, actor(request), id, await body(request, authorityChangeAt(services.clock())));
    },
  });

  authority({
    call: 'noteSent',
    summary: 'Note a file as sent to the authority',
    body: newSentAt(null),
    answer: [201, SentFile],
    handler: async (request) => {
      const { id } = await dutiful(request);
      return noteSent(services, actor(request), id, await body(request, newSentAt(services.clock())));
    },
  });

  authority({
    call: 'withdrawSent',
    summary: 'Mark a note of a file sent as withdrawn; it stays in the history',
    answer: [204, null],
    handler: async (request) => {
      const { id } = await dutiful(request);
      await noBody(request);
      await withdrawSent(services, actor(request), id, (request.params as { file: string }).file.toLowerCase());
    },
  });

  authority({
    call: 'getAuthorityFacts',
    summary: 'What a manager added for the authority alone',
    answer: [200, AuthorityFacts],
    handler: async (request) => findFacts(db, (await dutiful(request)).id),
  });

  authority({
    call: 'changeAuthorityFacts',
    summary: 'Add what the reporter left out, for the authority alone; what is left out stays',
    body: FactsChange,
    answer: [200, AuthorityFacts],
    handler: async (request) => {
      const { id } = await dutiful(request);
      return changeFacts(services, actor(request), id, await body(request, FactsChange));
    },
  });

  authority({
    call: 'checkE5x',
    summary: 'What the file for the authority still needs',
    answer: [200, E5xCheck],
    handler: async (request) => {
      const report = await dutiful(request);
      return checkOf(report, await materialFor(db, report));
    },
  });

  authority({
    call: 'downloadE5x',
    summary: 'The file for the authority: a zip of one XML',
    query: DownloadQuery,
    answer: [200, null],
    media: 'application/zip',
    headers: { 'Content-Disposition': 'The name of the file, the same for a report each time' },
    refuses: [409],
    handler: async (request, reply) => {
      const { id } = await dutiful(request);
      const { file, fileNumber } = await downloadFile(
        services,
        actor(request),
        id,
        validate(DownloadQuery, request.query),
      );
      reply.header('Content-Disposition', `attachment; filename="${fileNameOf(fileNumber)}"`);
      return file;
    },
  });

  authority({
    call: 'listAuthority',
    summary: 'The chips of up to 200 reports of clubs with a regime; others are left out',
    query: OverviewQuery,
    answer: [200, z.array(AuthorityBrief)],
    handler: (request) => {
      const { ids } = validate(OverviewQuery, request.query);
      return presentBriefs(db, scopeOf(actor(request)), { ids, now: services.clock() });
    },
  });
}
