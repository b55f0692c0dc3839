/** The processes of a benchmark besides the product: the load generator, the bare server, the engine by itself. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { CannedAnswer } from './children/bare.ts';
import type { Load, Outcome } from './children/client.ts';
import type { Rows } from './children/generate.ts';
import type { Question, Reply } from './children/raw.ts';
import type { Batch } from './loading/generate.ts';

const next = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a process of the bench ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      const { error } = Object(message) as { error?: string };
      if (error) reject(new Error(error));
      else resolve(message);
    });
  });

async function start(name: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'children', `${name}.ts`), { execArgv: ['--import', 'tsx'] });
  await next(child);
  return child;
}

async function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  const answer = next(child);
  child.send(message);
  return (await answer) as Answer;
}

export type Children = {
  load(load: Load): Promise<Outcome>;
  /** Opens a bare server that responds with these bytes, and returns its port. */
  bare(canned: CannedAnswer): Promise<number>;
  raw(question: Question): Promise<Reply>;
  end(): void;
};

/** Starts the child process that generates reports. */
export async function startGenerator(): Promise<{ generate(asked: Batch): Promise<Rows>; end(): void }> {
  const child = await start('generate');
  return { generate: (asked) => ask(child, asked), end: () => child.disconnect() };
}

/** Starts all three; `end` them after the last measurement. */
export async function startChildren(): Promise<Children> {
  const [client, bare, raw] = (await Promise.all(['client', 'bare', 'raw'].map(start))) as [
    ChildProcess,
    ChildProcess,
    ChildProcess,
  ];
  return {
    load: (load) => ask(client, load),
    bare: (canned) => ask(bare, canned),
    raw: (question) => ask(raw, question),
    end: () => {
      for (const child of [client, bare, raw]) child.disconnect();
    },
  };
}
