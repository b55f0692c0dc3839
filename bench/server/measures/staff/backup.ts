/** Backup while the server runs, and restore into an empty database: time, size and peak memory. */
import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DataLocation } from '../../../../test/faults/server-process.ts';
import { type Figure, plain } from '../../figures.ts';
import { memoryOf } from '../../starts.ts';
import type { TestBed } from '../../test-bed.ts';

/** More would take longer than the rest of the benchmark. */
const RESTORED_MAX = 100_000;
const POLL_MS = 100;

type CommandRun = { seconds: number; peakMib: number };

/** Runs one of the program's commands until it ends. */
async function command(program: string, { databaseUrl, directory }: DataLocation, args: string[]): Promise<CommandRun> {
  const [name = '', ...others] = args;
  const began = performance.now();
  const child = spawn(process.execPath, [join(program, 'server', 'commands', `${name}.js`), ...others], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], DATA_DIR: directory, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  });
  let peakMib = 0;
  const poll = setInterval(() => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    peakMib = Math.max(peakMib, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
  }, POLL_MS);
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  clearInterval(poll);
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return { seconds: (performance.now() - began) / 1_000, peakMib };
}

export async function measureBackup({ program, location, rows, server, newDatabase }: TestBed): Promise<Figure[]> {
  const file = `${location.directory}-backup`;
  const before = memoryOf(server);
  const written = await command(program, location, ['backup', file]);
  const grown = memoryOf(server).peak - before.peak;
  const describe = ({ seconds, peakMib }: CommandRun) => `${seconds.toFixed(1)} s, peak ${Math.round(peakMib)} MiB`;
  const size = `${Math.round(statSync(file).size / 2 ** 20)} MiB`;
  const figures = [plain('backup', `${describe(written)}; server's peak ${Math.round(grown)} MiB more; file ${size}`)];
  if (rows > RESTORED_MAX) return figures;
  const restored = await command(program, await newDatabase('restored'), ['restore', file]);
  return [...figures, plain('restore and verify', describe(restored))];
}
