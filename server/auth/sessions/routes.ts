import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { OwnSession } from '../../../domain/auth/keys.ts';
import { Problem } from '../../../domain/problems.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import type { User } from '../../../domain/users/user.ts';
import { audit } from '../../audit/write.ts';
import { discardBody } from '../../http/body.ts';
import { serve } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { actor } from '../access.ts';
import { endSession, ownSessionHash, sessionHash } from '../session.ts';
import { deleteOtherSessions, deleteSessionOf, listSessions } from './queries.ts';

/** Presented field by field: without the hash, and with only the day of last use. */
function present(session: Awaited<ReturnType<typeof listSessions>>[number], current: Buffer | null): OwnSession {
  return {
    id: session.id,
    label: session.label,
    signedInAt: session.createdAt.toISOString(),
    lastSeenOn: utcDay(session.lastSeenAt),
    current: current?.equals(session.tokenHash) ?? false,
  };
}

export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  const endOthers = (user: User, request: FastifyRequest) =>
    database.transaction(async (tx) => {
      const ended = await deleteOtherSessions(tx, user.id, ownSessionHash(request));
      if (ended > 0) await audit(tx, { actorId: user.id, action: 'session-end', details: { ended } }, clock());
    });

  serve(app, {
    call: 'listSessions',
    summary: 'The sessions of the signed-in user, newest first',
    access: 'signed in',
    answer: [200, z.array(OwnSession)],
    handler: async (request) => {
      const current = sessionHash(request);
      const found = await listSessions(database.db, actor(request).id, clock());
      return found.map((session) => present(session, current));
    },
  });

  serve(app, {
    call: 'endSession',
    summary: 'End one of your sessions; ending the current one signs you out',
    access: 'signed in',
    answer: [204, null],
    handler: async (request, reply) => {
      const { id } = request.params as { id: string };
      const user = actor(request);
      const sessions = await listSessions(database.db, user.id, clock());
      if (!sessions.some((session) => session.id === id.toLowerCase())) throw new Problem('keys/session-not-found');
      // Before the transaction, which a slow client would otherwise keep open.
      await discardBody(request);
      await database.transaction(async (tx) => {
        const ended = await deleteSessionOf(tx, user.id, id);
        if (!ended) throw new Problem('keys/session-not-found');
        const isCurrent = sessionHash(request)?.equals(ended) ?? false;
        if (isCurrent) await endSession(tx, { request, reply });
        await audit(tx, { actorId: user.id, action: isCurrent ? 'sign-out' : 'session-end' }, clock());
      });
    },
  });

  serve(app, {
    call: 'endOtherSessions',
    summary: 'End all your sessions except the current one',
    access: 'signed in',
    answer: [204, null],
    handler: async (request) => {
      await discardBody(request);
      await endOthers(actor(request), request);
    },
  });
}
