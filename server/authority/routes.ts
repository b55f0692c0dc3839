/** Routes for reports to the authority (C13). 404 for clubs without a regime */
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
import { ClubRegime } from '../../domain/authority/regime.ts';
import { isId } from '../../domain/id.ts';
import { Problem } from '../../domain/problems.ts';
import { validate } from '../../domain/validate.ts';
import { actor } from '../auth/access.ts';
import { authoritySettingsOf, findSettings } from '../clubs/queries.ts';
import { discardBody, readBody } from '../http/body.ts';
import { noReportChange } from '../http/public-cache/public-history.ts';
import { inRequestedLanguage } from '../http/refusals/requested-language.ts';
import { serve, servePublic } from '../http/route.ts';
import { findRequestedReport, scopeOf } from '../reports/report/scope.ts';
import type { Services } from '../services.ts';
import { changeCase, changeFacts, downloadFile, recordSentFile, withdrawSentFile } from './actions.ts';
import { checkOf, loadFileInput } from './file.ts';
import { presentBriefs, presentCase } from './present.ts';
import { findFacts } from './queries.ts';

export function authorityRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  /** 404 before the body is read. */
  async function reportWithRegime(request: FastifyRequest) {
    const report = await findRequestedReport(db, request);
    if ((await authoritySettingsOf(db, report.clubId)).regime === 'none') throw new Problem('request/not-found');
    return report;
  }

  servePublic(app, {
    call: 'getRegime',
    summary: "Whose rules, if any, require a club's members to report some events to an authority",
    answer: [200, ClubRegime],
    handler: async (request) => {
      const { id } = request.params as { id: string };
      const settings = isId(id) ? await findSettings(db, id) : undefined;
      if (!settings) throw new Problem('clubs/not-found');
      return { answer: { regime: settings.regime }, invalidatedBy: noReportChange };
    },
  });

  serve(app, {
    call: 'getAuthority',
    summary: "A report's status with the authority: its deadlines, and the files sent",
    access: 'review reports',
    answer: [200, AuthorityCase],
    handler: async (request) => presentCase(db, await reportWithRegime(request), services.clock()),
  });

  serve(app, {
    call: 'changeAuthority',
    summary: 'Record when the club became aware, or that a report is not reportable; omitted fields stay unchanged',
    access: 'review reports',
    body: authorityChangeAt(null),
    answer: [200, AuthorityCase],
    handler: async (request) => {
      const { id } = await reportWithRegime(request);
      return changeCase(services, actor(request), id, await readBody(request, authorityChangeAt(services.clock())));
    },
  });

  serve(app, {
    call: 'recordSentFile',
    summary: 'Record a file as sent to the authority',
    access: 'review reports',
    body: newSentFileAt(null),
    answer: [201, SentFile],
    handler: async (request) => {
      const { id } = await reportWithRegime(request);
      return recordSentFile(services, actor(request), id, await readBody(request, newSentFileAt(services.clock())));
    },
  });

  serve(app, {
    call: 'withdrawSentFile',
    summary: 'Withdraw a record of a sent file; it stays in the history',
    access: 'review reports',
    answer: [204, null],
    handler: async (request) => {
      const { id } = await reportWithRegime(request);
      await discardBody(request);
      await withdrawSentFile(services, actor(request), id, (request.params as { file: string }).file.toLowerCase());
    },
  });

  serve(app, {
    call: 'getAuthorityFacts',
    summary: 'Facts that a manager added for the authority only',
    access: 'review reports',
    answer: [200, AuthorityFacts],
    handler: async (request) => findFacts(db, (await reportWithRegime(request)).id),
  });

  serve(app, {
    call: 'changeAuthorityFacts',
    summary: 'Add facts for the authority only that the reporter left out; omitted fields stay unchanged',
    access: 'review reports',
    body: FactsChange,
    answer: [200, AuthorityFacts],
    handler: async (request) => {
      const { id } = await reportWithRegime(request);
      return changeFacts(services, actor(request), id, await readBody(request, FactsChange));
    },
  });

  serve(app, {
    call: 'checkE5x',
    summary: 'What is still missing from the file for the authority',
    access: 'review reports',
    answer: [200, E5xCheck],
    handler: async (request, reply) => {
      const report = await reportWithRegime(request);
      const { ready, missing } = checkOf(report, await loadFileInput(db, report));
      const translate = inRequestedLanguage(request, reply);
      return { ready, missing: missing.map(({ field, message }) => ({ field, message: translate(message) })) };
    },
  });

  serve(app, {
    call: 'downloadE5x',
    summary: 'The file for the authority: a zip with one XML file',
    access: 'review reports',
    query: DownloadQuery,
    answer: [200, null],
    media: MEDIA.zip,
    headers: { 'Content-Disposition': 'The file name, always the same for one report' },
    refuses: [409],
    handler: async (request, reply) => {
      const { id } = await reportWithRegime(request);
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
    summary: 'Authority status chips of up to 200 reports; reports of clubs without such rules are omitted',
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
