import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { TopicCount } from '../../../../domain/reports/topics/topics.ts';
import { anyReportChange } from '../../../http/public-cache/public-history.ts';
import { servePublic } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { listTopics } from './list-topics.ts';

export function topicRoutes(app: FastifyInstance, { database }: Services): void {
  servePublic(app, {
    call: 'listTopics',
    summary: 'The topics of published copies, with the number of copies in each',
    answer: [200, z.array(TopicCount)],
    handler: async () => ({ answer: await database.publicRead(listTopics), invalidatedBy: anyReportChange }),
  });
}
