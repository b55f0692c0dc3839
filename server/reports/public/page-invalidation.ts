/** Which changes affect a page of the public list (C3.16). */
import type { PublicListQuery } from '../../../domain/reports/filters.ts';
import { valuesByLabel } from '../../../domain/reports/labels/values-by-label.ts';
import { matches } from '../../../domain/reports/search-keys.ts';
import type { PublicChange } from '../../db/public-state/public-changes.ts';
import type { Cursor } from '../../http/paging.ts';
import type { ListEntry } from './queries.ts';

/** `entries`: one more than the page shows if there is a next page. */
type Page = { query: PublicListQuery; after: Cursor | null; entries: readonly ListEntry[] };

type Position = { submittedOn: string; id: string };

/** A newer day, or the same day and a greater id, as PostgreSQL orders them. */
const isAbove = (one: Position, other: Position): boolean =>
  one.submittedOn === other.submittedOn ? one.id > other.id : one.submittedOn > other.submittedOn;

/** The report is on the page or just below it, or its copy now belongs there. */
export function isPageInvalidated({ query, after, entries }: Page, { id, copy }: PublicChange): boolean {
  if (entries.some((entry) => entry.id === id)) return true;
  // A change contains neither the values that labels match (C14.6) nor the topic.
  const words = query.words.filter((word) => valuesByLabel(word, query.lang).length === 0);
  if (copy === null || !matches(copy, { ...query, words })) return false;
  const position = { submittedOn: copy.submittedOn, id };
  if (after !== null && !isAbove({ submittedOn: after.at, id: after.id.toLowerCase() }, position)) return false;
  const last = entries.length > query.limit ? entries.at(-1) : undefined;
  return last === undefined || isAbove(position, last);
}
