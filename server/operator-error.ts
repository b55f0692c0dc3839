/** Failures that one line explains to the person at the console (contract C1.3); anything else is a bug. */

/** Something that will not be done, with the line that says why; a module with a kind of its own extends it. */
export class OperatorError extends Error {}

/** PostgreSQL's and the system's codes, and what they mean for who starts a program. */
const LINES: readonly [RegExp, string][] = [
  [/^(ENOSPC|EDQUOT|53100)$/, 'There is no space left on the disk'],
  [/^42P07$/, 'The database holds tables of something else; give this program a database of its own'],
];

/** The one line that explains a failure, or `null` for a bug, which shows its stack. */
export function explain(error: unknown): string | null {
  if (error instanceof OperatorError) return error.message;
  for (let next = error; next instanceof Error; next = next.cause) {
    const code = codeOf(next);
    const line = LINES.find(([pattern]) => code !== null && pattern.test(code));
    if (line) return line[1];
  }
  return null;
}

/** The one line of any failure at the console: a bug's names the error, and says how to see where it is. */
export function lineOf(error: unknown): string {
  const line = explain(error);
  if (line !== null) return line;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return `This is a fault of the program: ${name}: ${message.split('\n')[0]}. Set LOG_LEVEL=debug to see where it happened`;
}

/** The code that the system, the database server or a driver gave a failure, or `null`. */
function codeOf(error: Error): string | null {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : null;
}

/** What a library throws where our own code is wrong. */
const BUGS = [TypeError, RangeError, ReferenceError, SyntaxError];

/**
 * Does work that depends on a setting's value, so that what the system or the database server has against it is one
 * line that names the setting: `what` says what failed (C1.3). Our own mistakes stay what they are.
 */
export async function withContext<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isBug = !(error instanceof Error) || BUGS.some((kind) => error instanceof kind && codeOf(error) === null);
    if (isBug || explain(error) !== null) throw error;
    const [reason = ''] = (error.message || (codeOf(error) ?? error.name)).split('\n');
    // PGlite says no more of files that PostgreSQL cannot read.
    if (reason.startsWith('Aborted('))
      throw new OperatorError(`${what}: its files are damaged; restore the last backup into an empty directory`, {
        cause: error,
      });
    throw new OperatorError(`${what}: ${reason}`, { cause: error });
  }
}
