/** Which changes make a page of the public list another (contract C3.16). */
import type { PublicListQuery } from '../../../domain/reports/filters.ts';
import { valuesByLabel } from '../../../domain/reports/labels/values-by-label.ts';
import { matches } from '../../../domain/reports/search-keys.ts';
import type { PublicChange } from '../../db/public-state/public-changes.ts';
import type { Cursor } from '../../http/paging.ts';
import type { ListEntry } from './queries.ts';

/** A page as it was read: what was asked, and the places found, one more than the page shows where there is a next one. */
type Page = { query: PublicListQuery; after: Cursor | null; places: readonly ListEntry[] };

type Spot = { submittedOn: string; id: string };

/** True where the first stands above the second: of a newer day, or of the same with a greater id, as PostgreSQL orders them. */
const isAbove = (one: Spot, other: Spot): boolean =>
  one.submittedOn === other.submittedOn ? one.id > other.id : one.submittedOn > other.submittedOn;

/**
 * True where a change may make this page another: it was of a report that stands on it or just below it, or the copy as it
 * is now belongs there. What was taken away elsewhere leaves the page as it was.
 */
export function isPageTouched({ query, after, places }: Page, { id, copy }: PublicChange): boolean {
  if (places.some((place) => place.id === id)) return true;
  // A word that labels hold may be found by a value, which a change does not tell (C14.6); nor does it tell the topic.
  const words = query.words.filter((word) => valuesByLabel(word, query.lang).length === 0);
  if (copy === null || !matches(copy, { ...query, words })) return false;
  const spot = { submittedOn: copy.submittedOn, id };
  if (after !== null && !isAbove({ submittedOn: after.at, id: after.id.toLowerCase() }, spot)) return false;
  const last = places.length > query.limit ? places.at(-1) : undefined;
  return last === undefined || isAbove(spot, last);
}
