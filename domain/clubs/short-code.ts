/** The club code in `/s/af8e-b6fe` (C10.6), from the id so that it survives renaming. */

export const shortCodeOf = (clubId: string): string => clubId.replaceAll('-', '').slice(0, 8).replace(/^.{4}/, '$&-');

/** Range of matching ids; ignores case and hyphens. `null`: malformed. */
export function idsOfShortCode(typed: string): { first: string; last: string } | null {
  const code = typed.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{8}$/.test(code)) return null;
  return { first: `${code}-0000-0000-0000-000000000000`, last: `${code}-ffff-ffff-ffff-ffffffffffff` };
}
