/** Kills during a first start and during migrations: the next start completes the work (C1.4, C2.2). */
import { setTimeout as wait } from 'node:timers/promises';
import { type DataLocation, spawnServer, startServer } from './server-process.ts';
import { ask, signIn } from './staff.ts';

/** Duration of a first start; the kill comes at a random moment during it. */
const FIRST_START_MS = { embedded: 5_000, server: 1_200 };

/** Kills a server several times in its first start; returns the super-admins that the last start prints. */
export async function killDuringFirstStart(program: string, location: DataLocation, kills: number): Promise<number> {
  for (let kill = 0; kill < kills; kill += 1) {
    const starting = await spawnServer(program, location);
    await wait(100 + Math.random() * FIRST_START_MS[location.databaseUrl === null ? 'embedded' : 'server']);
    await starting.end('SIGKILL');
  }
  const server = await startServer(program, location);
  const { body } = await ask(server.address, 'GET', '/api/users', { cookie: await signIn(server.address) });
  const code = await server.end('SIGTERM');
  if (code !== 0) throw new Error(`the server exited with ${code}`);
  return (body as unknown[]).length;
}
