/** The code of a club in an address that can be typed, `/s/af8e-b6fe` (contract C10.6): of its id, so it stays when the club is renamed. */

export const shortCodeOf = (clubId: string): string => clubId.replaceAll('-', '').slice(0, 8).replace(/^.{4}/, '$&-');

/** The ids that a code may belong to, from the first to the last; capitals and hyphens do not matter. `null`: it is no code. */
export function idsOfShortCode(typed: string): { first: string; last: string } | null {
  const code = typed.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{8}$/.test(code)) return null;
  return { first: `${code}-0000-0000-0000-000000000000`, last: `${code}-ffff-ffff-ffff-ffffffffffff` };
}
