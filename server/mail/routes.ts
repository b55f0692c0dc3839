/** Routes for notification settings (C9.5), and the email log for super-admins (C9.2). */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { MailChoices, MailChoicesChange } from '../../domain/mail/choices.ts';
import { MailBrief } from '../../domain/mail/mail.ts';
import { actor } from '../auth/access.ts';
import { readBodyIfAny } from '../http/body.ts';
import { serve } from '../http/route.ts';
import type { Services } from '../services.ts';
import { findChoices, putChoices } from './choices/queries.ts';
import { latestEmails } from './outbox-queries.ts';

export function mailRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  serve(app, {
    call: 'getMailChoices',
    summary: 'Which emails the signed-in user has chosen to receive',
    access: 'signed in',
    answer: [200, MailChoices],
    handler: (request) => findChoices(db, actor(request).id),
  });

  serve(app, {
    call: 'changeMailChoices',
    summary: 'Choose which emails you receive; omitted fields stay unchanged',
    access: 'signed in',
    body: MailChoicesChange,
    answer: [200, MailChoices],
    handler: async (request) => {
      const { id } = actor(request);
      await putChoices(db, id, await readBodyIfAny(request, MailChoicesChange));
      return findChoices(db, id);
    },
  });

  serve(app, {
    call: 'listMail',
    summary: 'The newest 200 emails and their delivery status, without addresses',
    access: 'read mail log',
    answer: [200, z.array(MailBrief)],
    handler: () => latestEmails(db),
  });
}
