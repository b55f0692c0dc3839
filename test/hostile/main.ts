/** `npm run test:hostile -- --requests 100000 --slow 1000`: test/faults/hostile.test.ts at length, with figures. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type DataLocation, programCopy, type ServerProcess, startServer } from '../faults/server-process.ts';
import { startPostgres } from '../postgres.ts';
import { flood } from './flood.ts';
import { readPictures } from './pictures.ts';
import { openSlow, slowestAnswer } from './slow.ts';
import { makeTarget } from './target.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    slow: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'both' },
  },
});
const program = programCopy();
const folder = mkdtempSync(join(tmpdir(), 'windsock-hostile-'));
let failed = false;

/** Limit for other requests while slow ones hold their connections. */
const OTHERS_MAX_MS = 1_000;

/** Limit for reading a picture (C16.2). */
const PICTURE_MAX_MS = 50;

const memory = ({ child }: ServerProcess, field: string): number =>
  Math.round(
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1_024,
  );

async function slowPart(server: ServerProcess): Promise<object> {
  const slow = await openSlow(server.address, Number(values.slow));
  const paths = ['/api/reports/public', '/reports', '/submit', '/readyz'];
  const slowest = Math.round(await slowestAnswer(server.address, paths, 20_000));
  const open = slow.open();
  slow.close();
  failed ||= slowest >= OTHERS_MAX_MS;
  return { connections: Number(values.slow), stillOpen: open, slowestOtherMs: slowest };
}

async function measure(engine: string, locationOf: () => Promise<DataLocation>): Promise<void> {
  if (values.engine !== 'both' && values.engine !== engine) return;
  const server = await startServer(program, await locationOf());
  const target = await makeTarget(server.address);
  const before = memory(server, 'VmRSS');
  const { sent, statuses, faults } = await flood(target, Number(values.requests), Number(values.seed));
  const unexpected = server
    .output()
    .split('\n')
    .filter((line) => line.includes('unexpected failure'));
  failed ||= faults.length + unexpected.length > 0;
  const figures = { sent, statuses, faults, unexpected: unexpected.slice(0, 5), slow: await slowPart(server) };
  const mebibytes = { before, after: memory(server, 'VmRSS'), peak: memory(server, 'VmHWM') };
  const code = await server.end('SIGTERM');
  failed ||= code !== 0;
  process.stdout.write(`${engine}: ${JSON.stringify({ ...figures, mebibytes, exitCode: code }, null, 1)}\n`);
}

const pictures = readPictures(10_000, Number(values.seed));
failed ||= Math.max(pictures.mutatedMs, ...Object.values(pictures.worstMs)) >= PICTURE_MAX_MS;
process.stdout.write(`pictures: ${JSON.stringify(pictures, null, 1)}\n`);
await measure('embedded', async () => ({ databaseUrl: null, directory: join(folder, 'embedded') }));
const postgres = await startPostgres();
await measure('server', async () => {
  await postgres.run('CREATE DATABASE hostile');
  return { databaseUrl: postgres.url('hostile'), directory: folder };
});
await postgres.stop();
for (const path of [folder, program]) rmSync(path, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
