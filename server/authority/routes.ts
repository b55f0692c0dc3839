/** Routes for the authority (C13). 404 for clubs without a regime */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { MEDIA } from '../../domain/api/media.ts';
import {
  AuthorityBrief,
  AuthorityCase,
  AuthorityQuery,
  authorityChangeAt,
  newSentFileAt,
  SentFile,
} from '../../domain/authority/case.ts';
import { E5xCheck } from '../../domain/authority/file/check.ts';
import { DownloadQuery, fileNameOf } from '../../domain/authority/file/download-query.ts';
import { AuthorityFacts, FactsChange } from '../../domain/authority/file/facts.ts';
import { Duties } from '../../domain/authority/regime.ts';
import { isId } from '../../domain/id.ts';
import { Problem } from '../../domain/problems.ts';
import { validate } from '../../domain/validate.ts';
import { actor } from '../auth/access.ts';
import { dutyOf, findSettings } from '../clubs/queries.ts';
import { body, noBody } from '../http/body.ts';
import { byNone } from '../http/public-cache/public-history.ts';
import { inRequestedLanguage } from '../http/refusals/requested-language.ts';
import { serve, servePublic } from '../http/route.ts';
import { reportIn, scopeOf } from '../reports/report/scope.ts';
import type { Services } from '../services.ts';
import { changeCase, changeFacts, downloadFile, recordSentFile, withdrawSentFile } from './actions.ts';
import { checkOf, materialFor } from './file.ts';
import { presentBriefs, presentCase } from './present.ts';
import { findFacts } from './queries.ts';

export function authorityRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  /** 404 before the body is read. */
  async function dutiful(request: FastifyRequest) {
    const report = await reportIn(db, request);
    if ((await dutyOf(db, report.clubId)).regime === 'none') throw new Problem('request/not-found');
    return report;
  }

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

  serve(app, {
    call: 'getAuthority',
    summary: 'Where a report stands with the authority: its clocks, and what was sent',
    access: 'review reports',
    answer: [200, AuthorityCase],
    handler: async (request) => presentCase(db, await dutiful(request), services.clock()),
  });

  serve(app, {
    call: 'changeAuthority',
    summary: 'Say when the club became aware, or that it need not be reported; what is left out stays',
    access: 'review reports',
    body: authorityChangeAt(null),
    answer: [200, AuthorityCase],
    handler: async (request) => {
      const { id } = await dutiful(request);
      return changeCase(services, actor(request), id, await body(request, authorityChangeAt(services.clock())));
    },
  });

  serve(app, {
    call: 'noteSent',
    summary: 'Note a file as sent to the authority',
    access: 'review reports',
    body: newSentFileAt(null),
    answer: [201, SentFile],
    handler: async (request) => {
      const { id } = await dutiful(request);
      return recordSentFile(services, actor(request), id, await body(request, newSentFileAt(services.clock())));
    },
  });

  serve(app, {
    call: 'withdrawSent',
    summary: 'Mark a note of a file sent as withdrawn; it stays in the history',
    access: 'review reports',
    answer: [204, null],
    handler: async (request) => {
      const { id } = await dutiful(request);
      await noBody(request);
      await withdrawSentFile(services, actor(request), id, (request.params as { file: string }).file.toLowerCase());
    },
  });

  serve(app, {
    call: 'getAuthorityFacts',
    summary: 'What a manager added for the authority alone',
    access: 'review reports',
    answer: [200, AuthorityFacts],
    handler: async (request) => findFacts(db, (await dutiful(request)).id),
  });

  serve(app, {
    call: 'changeAuthorityFacts',
    summary: 'Add what the reporter left out, for the authority alone; what is left out stays',
    access: 'review reports',
    body: FactsChange,
    answer: [200, AuthorityFacts],
    handler: async (request) => {
      const { id } = await dutiful(request);
      return changeFacts(services, actor(request), id, await body(request, FactsChange));
    },
  });

  serve(app, {
    call: 'checkE5x',
    summary: 'What the file for the authority still needs',
    access: 'review reports',
    answer: [200, E5xCheck],
    handler: async (request, reply) => {
      const report = await dutiful(request);
      const { ready, missing } = checkOf(report, await materialFor(db, report));
      const say = inRequestedLanguage(request, reply);
      return { ready, missing: missing.map(({ field, message }) => ({ field, message: say(message) })) };
    },
  });

  serve(app, {
    call: 'downloadE5x',
    summary: 'The file for the authority: a zip of one XML',
    access: 'review reports',
    query: DownloadQuery,
    answer: [200, null],
    media: MEDIA.zip,
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

  serve(app, {
    call: 'listAuthority',
    summary: 'The chips of up to 200 reports of clubs with a regime; others are left out',
    access: 'review reports',
    query: AuthorityQuery,
    answer: [200, z.array(AuthorityBrief)],
    handler: async (request) => {
      const { ids, state } = validate(AuthorityQuery, request.query);
      const briefs = await presentBriefs(db, scopeOf(actor(request)), { ids, now: services.clock() });
      return state ? briefs : briefs.map(({ reportId, chip }) => ({ reportId, chip }));
    },
  });
}
