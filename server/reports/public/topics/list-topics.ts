import { PublicFilters } from '../../../../domain/reports/filters.ts';
import { TOPIC_NAMES, type TopicCount } from '../../../../domain/reports/topics/topics.ts';
import { validate } from '../../../../domain/validate.ts';
import type { Db } from '../../../db/database.ts';
import { countPublished } from '../queries.ts';

/** Topics that have copies, in the list's order. */
export async function listTopics(read: Db): Promise<TopicCount[]> {
  const everything = validate(PublicFilters, {});
  const counted: TopicCount[] = [];
  for (const topic of TOPIC_NAMES) counted.push({ topic, total: await countPublished(read, { ...everything, topic }) });
  return counted.filter(({ total }) => total > 0);
}
