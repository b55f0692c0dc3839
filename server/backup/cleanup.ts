/** Temporary files of commands, removed even if the command is stopped. */

const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const exit = () => process.exit(1);

/** Runs `work`, then `remove`: also on exit and on signals. `remove` must be synchronous. */
export async function withCleanup<Result>(remove: () => void, work: () => Promise<Result>): Promise<Result> {
  process.once('exit', remove);
  for (const signal of STOPPING) process.once(signal, exit);
  try {
    return await work();
  } finally {
    remove();
    process.off('exit', remove);
    for (const signal of STOPPING) process.off(signal, exit);
  }
}
