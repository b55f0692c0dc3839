/** `/s/{code}`: the form with a club selected, short enough to type from a poster (C10.6). */
import { idsOfShortCode } from '../../domain/clubs/short-code.ts';
import { SITE_MAP } from '../../domain/site-map.ts';

/** Injected, since nothing here may read staff tables. */
export type FindClubs = (ids: { first: string; last: string }) => Promise<readonly { id: string }[]>;

/** Null if the path is not a short address, or there is no such club. */
export async function formOfShortAddress(path: string, find: FindClubs): Promise<string | null> {
  const ids = path.startsWith('/s/') ? idsOfShortCode(path.slice(3)) : null;
  if (ids === null) return null;
  // The form without a club, if the database is unavailable or two clubs share the code.
  const clubs = await find(ids).catch(() => null);
  const [club, another] = clubs ?? [];
  if (!club) return clubs ? null : SITE_MAP.submit.path;
  return another ? SITE_MAP.submit.path : `${SITE_MAP.submit.path}?club=${club.id}`;
}
