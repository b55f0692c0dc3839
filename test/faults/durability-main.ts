/** `npm run test:durability -- --rounds 50 --only mail`: the long form of durability.test.ts, with its figures. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../postgres.ts';
import { killDuringFirstStart } from './first-start.ts';
import { killDuringMigrations, LATER_SCHEMAS, OLDER_SCHEMAS } from './kill-during-migrations.ts';
import { killRounds } from './kill-rounds.ts';
import { killWhileSending } from './mail-rounds.ts';
import { type DataLocation, programCopy } from './server-process.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    engine: { type: 'string', default: 'both' },
    only: { type: 'string', multiple: true, default: [] },
  },
});
const rounds = Number(values.rounds);
const program = programCopy();
const folder = mkdtempSync(join(tmpdir(), 'windsock-durability-'));
let failed = false;

const say = (engine: string, figures: object): void => {
  process.stdout.write(`${engine}: ${JSON.stringify(figures)}\n`);
};

type LocationOf = (name: string) => Promise<DataLocation>;

/** Each prints its result at once: the next ones may take hours. */
const PARTS: Record<string, (engine: string, locationOf: LocationOf) => Promise<void>> = {
  load: async (engine, locationOf) => {
    const outcome = await killRounds(program, await locationOf('rounds'), rounds);
    failed ||= outcome.lost + outcome.doubled > 0;
    say(engine, outcome);
  },
  'first-start': async (engine, locationOf) => {
    const kills = Math.ceil(rounds / 5);
    const superAdmins = await killDuringFirstStart(program, await locationOf('first'), kills);
    failed ||= superAdmins !== 1;
    say(engine, { firstStartKills: kills, superAdmins });
  },
  migrations: async (engine, locationOf) => {
    const kills = Math.ceil(rounds / 10);
    const schemas = [...OLDER_SCHEMAS, ...LATER_SCHEMAS];
    for (const schema of schemas)
      await killDuringMigrations(program, await locationOf(`older${schema}`), schema, kills);
    say(engine, { schemas, migrationKills: kills });
  },
  mail: async (engine, locationOf) => {
    const mail = await killWhileSending(program, await locationOf('mail'), rounds * 2);
    failed ||= mail.missing + mail.strangers > 0 || mail.twice > mail.rounds;
    say(engine, { mail });
  },
};

async function measure(engine: string, locationOf: LocationOf): Promise<void> {
  if (values.engine !== 'both' && values.engine !== engine) return;
  for (const [name, part] of Object.entries(PARTS))
    if (values.only.length === 0 || values.only.includes(name)) await part(engine, locationOf);
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
