/** The child process that makes a new embedded database: the directory is its one argument. */
import { makeCluster } from './create-cluster.ts';

const [, , directory] = process.argv;
if (!directory) throw new Error('the path of the database is missing');
// Nobody waits any more where the parent was killed.
process.on('disconnect', () => process.exit(1));
await makeCluster(directory);
process.exit(0);
