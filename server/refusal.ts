/** Failures that one line explains to the person at the console (contract C1.3); anything else is a bug. */
import { NotAReplica } from './db/failures.ts';
import { DirectoryInUse } from './db/lock.ts';
import { NewerDatabase } from './db/migrate.ts';
import { BadSetting } from './env.ts';

/** Something that will not be done, with the line that says why. */
export class Refusal extends Error {}

const EXPLAINED = [Refusal, BadSetting, DirectoryInUse, NewerDatabase, NotAReplica];

/** PostgreSQL's and the system's codes, and what they mean for who starts a program. */
const LINES: readonly [RegExp, (code: string, message: string) => string][] = [
  [/^(EADDRINUSE|EACCES|EADDRNOTAVAIL)$/, (_code, message) => `Cannot listen (PORT, HOST): ${message}`],
  [
    /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28|3D000|57P)/,
    (code) => `Cannot reach the database (DATABASE_URL): ${code}`,
  ],
  [/^(ENOSPC|EDQUOT|53100)$/, () => 'There is no space left on the disk'],
  [/^42P07$/, () => 'The database holds tables of something else; give this program a database of its own'],
];

/** The one line that explains a failure, or `null` for a bug, which shows its stack. */
export function explain(error: unknown): string | null {
  if (EXPLAINED.some((kind) => error instanceof kind)) return (error as Error).message;
  for (let next = error; next instanceof Error; next = next.cause) {
    const { code, message } = next as Error & { code?: unknown };
    const line = typeof code === 'string' && LINES.find(([pattern]) => pattern.test(code));
    if (line) return line[1](String(code), message);
  }
  return null;
}
