/** Failures explained in one line at the console (C1.3); others are bugs. */

export class OperatorError extends Error {}

/** By PostgreSQL or system code. */
const LINES: readonly [RegExp, string][] = [
  [/^(ENOSPC|EDQUOT|53100)$/, 'There is no space left on the disk'],
  [/^42P07$/, 'The database contains tables of another program; give this program its own database'],
];

/** Null for a bug, which shows its stack. */
export function explain(error: unknown): string | null {
  if (error instanceof OperatorError) return error.message;
  for (let next = error; next instanceof Error; next = next.cause) {
    const code = codeOf(next);
    const line = LINES.find(([pattern]) => code !== null && pattern.test(code));
    if (line) return line[1];
  }
  return null;
}

/** For a bug: the error, and how to find where it happened. */
export function lineOf(error: unknown): string {
  const line = explain(error);
  if (line !== null) return line;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return `This is a bug in the program: ${name}: ${message.split('\n')[0]}. Set LOG_LEVEL=debug to see where it happened`;
}

/** A system, database or driver code. */
function codeOf(error: Error): string | null {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : null;
}

/** Unless the system or a driver set a code, these are our own mistakes. */
const BUGS = [TypeError, RangeError, ReferenceError, SyntaxError];

/** Adds the setting's name to a failure of the system or database, as one line (C1.3). Rethrows our own mistakes. */
export async function withContext<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isBug = !(error instanceof Error) || BUGS.some((kind) => error instanceof kind && codeOf(error) === null);
    if (isBug || explain(error) !== null) throw error;
    const [reason = ''] = (error.message || (codeOf(error) ?? error.name)).split('\n');
    // That is all PGlite says about files it cannot read.
    if (reason.startsWith('Aborted('))
      throw new OperatorError(`${what}: its files are damaged; restore the last backup into an empty directory`, {
        cause: error,
      });
    throw new OperatorError(`${what}: ${reason}`, { cause: error });
  }
}
