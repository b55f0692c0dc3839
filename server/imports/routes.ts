/** Imports for admins of the club and super-admins; 404 for another club's (C12.7). */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { MEDIA } from '../../domain/api/media.ts';
import { isId } from '../../domain/id.ts';
import {
  IMPORT_BYTES_MAX,
  ImportChange,
  ImportConfirm,
  ImportPreview,
  ImportResult,
  RecentImport,
} from '../../domain/imports/import.ts';
import { may, reachOf } from '../../domain/permissions.ts';
import { Problem } from '../../domain/problems.ts';
import * as words from '../../domain/refusals/words/en.ts';
import { textField } from '../../domain/text/field.ts';
import type { User } from '../../domain/users/user.ts';
import { validFields } from '../../domain/validate.ts';
import { actor } from '../auth/access.ts';
import { findClub } from '../clubs/queries.ts';
import { discardBody, readBody, readBodyIfAny } from '../http/body.ts';
import { csvBody } from '../http/files/upload.ts';
import { inRequestedLanguage } from '../http/refusals/requested-language.ts';
import { serve } from '../http/route.ts';
import type { Services } from '../services.ts';
import { changeImport, changeProblems, createImport, importFor, type PreviewResult } from './actions.ts';
import { confirmImport } from './confirm.ts';
import { importToUndo, listImports, undoImport } from './undo.ts';

function presentPreview(preview: PreviewResult, request: FastifyRequest, reply: FastifyReply): ImportPreview {
  const translate = inRequestedLanguage(request, reply);
  return {
    ...preview,
    bad: preview.bad.map(({ row, messages }) => ({ row, message: messages.map(translate).join('; ') })),
  };
}

const ImportQuery = z.object({ clubId: textField({ label: words.labels.club }) });

export function importRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  /** Admins may omit their own club; null if a super-admin names none that exists. Throws 404 for another's or none. */
  async function clubOf(user: User, request: FastifyRequest): Promise<string | null> {
    const { clubId } = request.query as { clubId?: unknown };
    const named = typeof clubId === 'string' && clubId.trim() !== '' ? clubId.trim().toLowerCase() : user.clubId;
    if (named !== null && isId(named) && may(user, 'import reports', { clubId: named }) && (await findClub(db, named)))
      return named;
    if (reachOf(user.role, 'import reports') !== 'all') throw new Problem('clubs/not-found');
    return null;
  }

  const importOf = (request: FastifyRequest) =>
    importFor(services, actor(request), (request.params as { id: string }).id);

  serve(app, {
    call: 'listImports',
    summary: 'The imports that can still be undone, newest first',
    access: 'import reports',
    answer: [200, z.array(RecentImport)],
    handler: (request) => listImports(services, actor(request)),
  });

  serve(app, {
    call: 'createImport',
    summary: 'Preview a CSV of old reports; only the file is stored, for an hour',
    access: 'import reports',
    query: ImportQuery,
    body: z.string(),
    takes: MEDIA.csv,
    answer: [201, ImportPreview],
    handler: async (request, reply) => {
      const user = actor(request);
      const clubId = await clubOf(user, request);
      const preview = await createImport(services, user, clubId, await csvBody(request, IMPORT_BYTES_MAX));
      return presentPreview(preview, request, reply);
    },
  });

  serve(app, {
    call: 'changeImport',
    summary: 'Map columns, date formats, rows without a date and unknown words, and preview again',
    access: 'import reports',
    body: ImportChange,
    answer: [200, ImportPreview],
    handler: async (request, reply) => {
      const row = await importOf(request);
      const problems = async (sent: object) => changeProblems(row, validFields(ImportChange, sent), services.clock());
      // `values` has every unknown word of the file.
      const change = await readBody(request, ImportChange, problems, IMPORT_BYTES_MAX);
      return presentPreview(await changeImport(services, row, change), request, reply);
    },
  });

  serve(app, {
    call: 'confirmImport',
    summary: 'Import every valid row that was not imported before, all or nothing',
    access: 'import reports',
    body: ImportConfirm,
    answer: [200, ImportResult],
    refuses: [409],
    handler: async (request) => {
      const row = await importOf(request);
      return confirmImport(services, actor(request), row, await readBodyIfAny(request, ImportConfirm));
    },
  });

  serve(app, {
    call: 'undoImport',
    summary: 'Delete all reports of an import, within 24 hours and only if nobody has worked on any of them',
    access: 'import reports',
    answer: [204, null],
    refuses: [409],
    handler: async (request) => {
      const row = await importToUndo(services, actor(request), (request.params as { id: string }).id);
      await discardBody(request);
      await undoImport(services, actor(request), row);
    },
  });
}
