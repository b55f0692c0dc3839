/** Times starts of the built server, and reads its memory. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type DataLocation, type ServerProcess, spawnServer } from '../../test/faults/server-process.ts';
import { type Figure, median, plain } from './figures.ts';

export type Engine = 'embedded' | 'server';

type Memory = { now: number; peak: number };

export type StartFigures = {
  engine: Engine;
  server: ServerProcess;
  /** Starts on the empty and on the filled database, milliseconds to the first public response. */
  starts: { empty: number[]; filled: number[] };
  /** Some seconds after the start. */
  idle: Memory;
};

const STARTS = 3;

/** Current and peak memory of a process, MiB. */
export function memoryOf({ child }: ServerProcess): Memory {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const of = (name: string): number =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) / 1024;
  return { now: of('VmRSS'), peak: of('VmHWM') };
}

/** Starts the server and waits for its first public response. */
export async function timedStart(
  program: string,
  location: DataLocation,
): Promise<{ server: ServerProcess; took: number }> {
  const began = performance.now();
  const server = await spawnServer(program, location);
  for (;;) {
    const answer = await fetch(`${server.address}/api/reports/public`).catch(() => null);
    if (answer?.ok) return { server, took: performance.now() - began };
    if (server.child.exitCode !== null) throw new Error(`the server ended before it was ready: ${server.output()}`);
    await wait(5);
  }
}

/** Starts and stops the server several times; milliseconds to the first public response of each. */
export async function timedStarts(program: string, location: DataLocation): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; at < STARTS; at += 1) {
    const start = await timedStart(program, location);
    took.push(start.took);
    await start.server.end('SIGTERM');
  }
  return took;
}

/** How much longer a start takes with reports than without, and the memory of the process. */
export function startFigures({ engine, starts, idle, server }: StartFigures): Figure[] {
  const [empty, filled] = [median(starts.empty), median(starts.filled)];
  const maxMiB = engine === 'embedded' ? 250 : 130;
  const loaded = memoryOf(server);
  const mib = (value: number) => `${Math.round(value)} MiB`;
  return [
    {
      name: 'start-up with reports',
      goal: '≤ 1 s more than empty',
      measured: `${Math.round(filled)} ms; empty ${Math.round(empty)} ms`,
      met: filled - empty <= 1_000,
    },
    {
      name: 'memory, idle after the start',
      goal: `≤ ${maxMiB} MiB`,
      measured: `${mib(idle.now)} (at most ${mib(idle.peak)})`,
      met: idle.now <= maxMiB,
    },
    plain('memory, after all measurements', `${mib(loaded.now)} (at most ${mib(loaded.peak)})`),
  ];
}
