/** Topics as SQL conditions (contract C17.3). A topic is asked for as a keyword is, but one of its entries is enough. */
import { type AnyColumn, and, not, or, type SQL, sql } from 'drizzle-orm';
import { TOPICS, type TopicName } from '../../../../domain/reports/topics/topics.ts';
import { containsAll, lexeme, searchPart } from '../../filtering.ts';

/** Searches the text; `undefined` where nothing is narrowed. */
export function topicByReading(text: AnyColumn, topic: TopicName | null): SQL | undefined {
  if (topic === null) return undefined;
  return or(...TOPICS[topic].map((entry) => containsAll(text, entry.split(' '))));
}

/** By the index of words; only what was too long to be taken apart is looked through. */
export function topicByIndex(table: Record<'words' | 'isLong', AnyColumn>, topic: TopicName | null): SQL | undefined {
  if (topic === null) return undefined;
  const entries = TOPICS[topic].map((entry) => `(${entry.split(' ').map(searchPart).join(' & ')})`);
  const wanted = [...entries, lexeme(' ')].join(' | ');
  return and(
    sql`word_parts(${table.words}, ${table.isLong}) @@ ${wanted}::tsquery`,
    or(not(sql`${table.isLong}`), topicByReading(table.words, topic)),
  );
}
