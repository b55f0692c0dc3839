/** The processes of a benchmark besides the product: the load generator, the bare server, the engine by itself. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { CannedResponses } from './children/bare.ts';
import type { Load, Outcome } from './children/client.ts';
import type { Rows } from './children/generate.ts';
import type { RawResult, RawTask } from './children/raw.ts';
import type { Batch } from './seeding/generate.ts';

const nextMessage = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`a benchmark process exited with code ${code}`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      const { error } = Object(message) as { error?: string };
      if (error) reject(new Error(error));
      else resolve(message);
    });
  });

async function start(name: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'children', `${name}.ts`), { execArgv: ['--import', 'tsx'] });
  await nextMessage(child);
  return child;
}

async function send<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  const answer = nextMessage(child);
  child.send(message);
  return (await answer) as Answer;
}

export type Children = {
  load(load: Load): Promise<Outcome>;
  /** Opens a bare server that responds with these bytes, and returns its port. */
  bare(canned: CannedResponses): Promise<number>;
  raw(task: RawTask): Promise<RawResult>;
  end(): void;
};

/** Starts the child process that generates reports. */
export async function startGenerator(): Promise<{ generate(batch: Batch): Promise<Rows>; end(): void }> {
  const child = await start('generate');
  return { generate: (batch) => send(child, batch), end: () => child.disconnect() };
}

/** Starts all three; `end` them after the last measurement. */
export async function startChildren(): Promise<Children> {
  const [client, bare, raw] = (await Promise.all(['client', 'bare', 'raw'].map(start))) as [
    ChildProcess,
    ChildProcess,
    ChildProcess,
  ];
  return {
    load: (load) => send(client, load),
    bare: (canned) => send(bare, canned),
    raw: (task) => send(raw, task),
    end: () => {
      for (const child of [client, bare, raw]) child.disconnect();
    },
  };
}
