/** The address of a public report that can be typed from paper (contract C12.5): the beginning of its id leads to it. */

const ID_START = /^[0-9a-f]{8}$/;

/** Its path. */
export const shortReportPath = (id: string): string => `/r/${id.slice(0, 8)}`;

/** The first and the last id that begin so; `null` where nothing does. */
export function idsFrom(start: string): { first: string; last: string } | null {
  const begin = start.toLowerCase();
  if (!ID_START.test(begin)) return null;
  return { first: `${begin}-0000-0000-0000-000000000000`, last: `${begin}-ffff-ffff-ffff-ffffffffffff` };
}
