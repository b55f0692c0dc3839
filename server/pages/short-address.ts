/** `/s/{code}`: the form with a club chosen, in an address that can be typed from a wall (contract C10.6). */
import { idsOfShortCode } from '../../domain/clubs/short-code.ts';
import { SITE_MAP } from '../../domain/site-map.ts';

/** Finds the clubs whose ids lie between two; handed in, since nothing here may read a table of the staff. */
export type FindClubs = (ids: { first: string; last: string }) => Promise<readonly { id: string }[]>;

/** Where a short address leads; `null` where it is none, or of no club. */
export async function formOfShortAddress(path: string, find: FindClubs): Promise<string | null> {
  const ids = path.startsWith('/s/') ? idsOfShortCode(path.slice(3)) : null;
  if (ids === null) return null;
  // While the database is away the form is still there to be written, and where two clubs share a code, to choose one.
  const clubs = await find(ids).catch(() => null);
  const [club, another] = clubs ?? [];
  if (!club) return clubs ? null : SITE_MAP.submit.path;
  return another ? SITE_MAP.submit.path : `${SITE_MAP.submit.path}?club=${club.id}`;
}
