import type { FastifyInstance } from 'fastify';
import { isId } from '../../../../domain/id.ts';
import { Problem } from '../../../../domain/problems.ts';
import { SimilarReports } from '../../../../domain/similar/answer.ts';
import { readStory } from '../../../../domain/similar/distinctive-words.ts';
import { findSimilar, type SharedValue } from '../../../../domain/similar/similar.ts';
import type { Db } from '../../../db/database.ts';
import { anyReportChange } from '../../../http/public-cache/public-history.ts';
import { servePublic } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { findPublished, type PublishedRow } from '../queries.ts';
import { copiesToCompare, presentSimilar, storyText } from './copies.ts';

/** No codes are compared here, so the value is a text. */
const textOf = (equal: SharedValue): string => ('text' in equal ? equal.text : '');

async function similarTo(read: Db, copy: PublishedRow) {
  const text = storyText(copy);
  const report = { ...copy, categories: [], eventTypes: [], story: readStory(text) };
  const hits = findSimilar(report, await copiesToCompare(read, copy.id));
  return hits.map((hit) => presentSimilar(hit, text, textOf));
}

export function similarCopyRoutes(app: FastifyInstance, { database }: Services): void {
  servePublic(app, {
    call: 'listSimilarPublicReports',
    summary: 'At most three published copies similar to one, by words and equal values',
    answer: [200, SimilarReports],
    handler: async (request) => {
      const { id } = request.params as { id: string };
      const similar = await database.publicRead(async (read) => {
        const copy = isId(id) ? await findPublished(read, id) : undefined;
        return copy && similarTo(read, copy);
      });
      if (!similar) throw new Problem('reports/not-found');
      return { answer: similar, invalidatedBy: anyReportChange };
    },
  });
}
