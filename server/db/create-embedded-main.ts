/** The child process that makes a new embedded database: its path is the one argument. */
import { createEmbedded } from './create-embedded.ts';

const [, , target] = process.argv;
if (!target) throw new Error('the path of the database is missing');
await createEmbedded(target);
