/** What every session on a PostgreSQL server runs with. */

type Session = { connectionString: string; options: string };

/**
 * The address of a server and the settings of each session there, as `-c name=value`. An address may ask for settings of
 * its own (`?options=`), and the driver would then leave ours out; together, ours hold.
 */
export function sessionOn(url: string, settings: string): Session {
  const address = new URL(url);
  const theirs = address.searchParams.getAll('options');
  if (theirs.length === 0) return { connectionString: url, options: settings };
  address.searchParams.delete('options');
  return { connectionString: address.href, options: [...theirs, settings].join(' ') };
}
