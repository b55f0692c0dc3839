/** The child process that creates an embedded database in a given directory */
import { type CreationFailure, makeCluster } from './create-cluster.ts';
import { diskCodeOf } from './durable-files.ts';

const [, , directory = ''] = process.argv;
// The parent was killed, so nobody is waiting for the result.
process.on('disconnect', () => process.exit(1));

function fail(error: unknown): void {
  const code = diskCodeOf(error);
  const message = error instanceof Error ? error.message : 'its files cannot be written';
  const failure: CreationFailure = { message, ...(code !== null && { code }) };
  process.send?.(failure, () => process.exit(1));
}

makeCluster(directory).then(() => process.exit(0), fail);
