/** Settings for every PostgreSQL session */

type Session = { connectionString: string; options: string };

/** The driver would drop our settings if the address has `?options=`, so they are merged, and ours win. */
export function sessionOn(url: string, settings: string): Session {
  const address = new URL(url);
  const existing = address.searchParams.getAll('options');
  if (existing.length === 0) return { connectionString: url, options: settings };
  address.searchParams.delete('options');
  return { connectionString: address.href, options: [...existing, settings].join(' ') };
}
