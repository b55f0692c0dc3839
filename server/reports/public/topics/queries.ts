/** Topics as SQL conditions: like a keyword, but any entry is enough (C17.3). */
import { type AnyColumn, and, not, or, type SQL, sql } from 'drizzle-orm';
import { TOPICS, type TopicName } from '../../../../domain/reports/topics/topics.ts';
import { containsAll, lexeme, searchPart } from '../../filtering.ts';

/** Scans the text. */
export function topicByScanning(text: AnyColumn, topic: TopicName | null): SQL | undefined {
  if (topic === null) return undefined;
  return or(...TOPICS[topic].map((entry) => containsAll(text, entry.split(' '))));
}

/** Uses the word index; scans only texts too long to be split. */
export function topicByIndex(table: Record<'words' | 'isLong', AnyColumn>, topic: TopicName | null): SQL | undefined {
  if (topic === null) return undefined;
  const entries = TOPICS[topic].map((entry) => `(${entry.split(' ').map(searchPart).join(' & ')})`);
  const tsQuery = [...entries, lexeme(' ')].join(' | ');
  return and(
    sql`word_parts(${table.words}, ${table.isLong}) @@ ${tsQuery}::tsquery`,
    or(not(sql`${table.isLong}`), topicByScanning(table.words, topic)),
  );
}
