/** The topics of published copies, counted (contract C17.3). */
import { PublicFilters } from '../../../../domain/reports/filters.ts';
import { TOPIC_NAMES, type TopicCount } from '../../../../domain/reports/topics/topics.ts';
import { validate } from '../../../../domain/validate.ts';
import type { Db } from '../../../db/database.ts';
import { countPublished } from '../queries.ts';

/** The topics that published copies have, in the order of the list, with how many have each. */
export async function topicsOf(read: Db): Promise<TopicCount[]> {
  const everything = validate(PublicFilters, {});
  const counted: TopicCount[] = [];
  for (const topic of TOPIC_NAMES) counted.push({ topic, total: await countPublished(read, { ...everything, topic }) });
  return counted.filter(({ total }) => total > 0);
}
