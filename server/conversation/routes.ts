/** The team's side of conversations (C10.4). 404 for another club's report */
import type { FastifyInstance } from 'fastify';
import { Conversation, Message, SeenUpTo, TeamMessage, Unseen } from '../../domain/receipt/conversation.ts';
import { actor } from '../auth/access.ts';
import { readBody } from '../http/body.ts';
import { oncePerKey } from '../http/idempotency/once-per-key.ts';
import { serve } from '../http/route.ts';
import { findRequestedReport, scopeOf } from '../reports/report/scope.ts';
import type { Services } from '../services.ts';
import { addTeamMessage, earlierTeamMessage, markMessagesSeen } from './actions.ts';
import { presentConversation } from './present.ts';
import { countUnseen } from './queries.ts';

export function conversationRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;

  serve(app, {
    call: 'countUnseenMessages',
    summary: "Reporters' messages that the team has not read, with their reports",
    access: 'review reports',
    answer: [200, Unseen],
    handler: (request) => countUnseen(db, scopeOf(actor(request))),
  });

  serve(app, {
    call: 'listMessages',
    summary: 'The conversation with the reporter, oldest first',
    access: 'review reports',
    answer: [200, Conversation],
    handler: async (request) => presentConversation(db, (await findRequestedReport(db, request)).id),
  });

  serve(app, {
    call: 'sendMessage',
    summary: 'Write to the reporter; a repeat with the same Idempotency-Key gets the first answer',
    access: 'review reports',
    body: TeamMessage,
    answer: [201, Message],
    refuses: [409],
    idempotent: true,
    handler: async (request) => {
      const { id } = await findRequestedReport(db, request);
      const user = actor(request);
      return oncePerKey(request, {
        read: () => readBody(request, TeamMessage),
        act: (text, key) => addTeamMessage(services, user, id, { ...text, key }),
        earlier: (key) => earlierTeamMessage(services, user, id, key),
      });
    },
  });

  serve(app, {
    call: 'markMessagesSeen',
    summary: "Mark the reporter's messages up to one as read by the team",
    access: 'review reports',
    body: SeenUpTo,
    answer: [204, null],
    handler: async (request) => {
      const { id } = await findRequestedReport(db, request);
      await markMessagesSeen(services, actor(request), id, (await readBody(request, SeenUpTo)).upTo);
    },
  });
}
