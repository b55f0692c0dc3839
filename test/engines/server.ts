/** Global setup of the API suite on a PostgreSQL server: one server and a migrated template for each test file. */

import { openPostgres } from '../../server/db/postgres/postgres.ts';
import { startPostgres } from '../postgres.ts';

/** Starts the server and makes the template; returns the teardown. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await server.run('CREATE DATABASE windsock_template');
  const database = await openPostgres(server.url('windsock_template'));
  await database.close();
  process.env['TEST_SERVER_URL'] = server.url('postgres');
  return () => server.stop();
}
