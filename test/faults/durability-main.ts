/** `npm run test:durability -- --rounds 50`: the long form of durability.test.ts, with its figures. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../postgres.ts';
import { killedFirstStart } from './first-start.ts';
import { killRounds } from './kill-rounds.ts';
import { killedMigrations, LATER_SCHEMAS, OLDER_SCHEMAS } from './killed-migrations.ts';
import { killedWhileSending } from './mail-rounds.ts';
import { type Place, programCopy } from './server-process.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, engine: { type: 'string', default: 'both' } },
});
const rounds = Number(values.rounds);
const program = programCopy();
const folder = mkdtempSync(join(tmpdir(), 'windsock-durability-'));
let failed = false;

async function measure(engine: string, place: (name: string) => Promise<Place>): Promise<void> {
  if (values.engine !== 'both' && values.engine !== engine) return;
  const outcome = await killRounds(program, await place('rounds'), rounds);
  const superAdmins = await killedFirstStart(program, await place('first'), Math.ceil(rounds / 5));
  const kills = Math.ceil(rounds / 10);
  for (const schema of [...OLDER_SCHEMAS, ...LATER_SCHEMAS])
    await killedMigrations(program, await place(`older${schema}`), schema, kills);
  const mail = await killedWhileSending(program, await place('mail'), rounds * 2);
  failed ||= mail.missing + mail.strangers > 0 || mail.twice > mail.rounds;
  failed ||= outcome.lost + outcome.doubled > 0 || superAdmins !== 1;
  process.stdout.write(
    `${engine}: ${JSON.stringify({ ...outcome, firstStartKills: Math.ceil(rounds / 5), superAdmins, migrationKills: kills, mail })}\n`,
  );
}

await measure('embedded', async (name) => ({ databaseUrl: null, directory: join(folder, name) }));
const postgres = await startPostgres();
await measure('server', async (name) => {
  await postgres.run(`CREATE DATABASE ${name}`);
  return { databaseUrl: postgres.url(name), directory: folder };
});
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
rmSync(program, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
