/** Classifies database errors: try again later, or a violated rule */
import { OperatorError } from '../operator-error.ts';

/**
 * PostgreSQL and system codes that mean "try again later": connection, shutdown, resources, time limits, a standby that
 * is not promoted yet.
 */
const UNAVAILABLE =
  /^(08|25006|53|57P|58|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENOSPC|EDQUOT|EIO|EROFS)/;
const TIMED_OUT = new Set(['57014', '55P03', '25P03', '40001', '40P01']);
/** The referenced row, such as the caller's user, has been deleted; a retry will report it. */
const REFERENCE_DELETED = '23503';
const LOST =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered|PGlite is clos)/;

/** DATABASE_READ_URL is not a replica; the operator sees only the message. */
export class NotAReplica extends OperatorError {
  constructor() {
    super('DATABASE_READ_URL is not a streaming replica of DATABASE_URL');
    this.name = 'NotAReplica';
  }
}

export class NotUnicode extends OperatorError {
  constructor(encoding: string) {
    super(`DATABASE_URL must be a database with the encoding UTF8, not ${encoding}`);
    this.name = 'NotUnicode';
  }
}

/** The address currently points to a standby. */
export class InRecovery extends Error {
  readonly code = '25006';

  constructor() {
    super('the database is in recovery');
    this.name = 'InRecovery';
  }
}

type DatabaseError = { code?: unknown; constraint?: unknown; message?: unknown; cause?: unknown };

function* chain(error: unknown): Generator<DatabaseError> {
  for (let next = error; typeof next === 'object' && next !== null; next = (next as DatabaseError).cause)
    yield next as DatabaseError;
}

/** Answered with 503. */
export function isUnavailable(error: unknown): boolean {
  for (const { code, message } of chain(error)) {
    if (typeof code === 'string' && (UNAVAILABLE.test(code) || TIMED_OUT.has(code) || code === REFERENCE_DELETED))
      return true;
    if (typeof message === 'string' && LOST.test(message)) return true;
  }
  return false;
}

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

export function isDiskFull(error: unknown): boolean {
  return [...chain(error)].some(({ code }) => typeof code === 'string' && DISK_FULL.has(code));
}

/** Another transaction held a lock for too long. */
export function isLockTimeout(error: unknown): boolean {
  return [...chain(error)].some(({ code }) => code === '55P03');
}

export function violatedUnique(error: unknown): string | null {
  for (const { code, constraint } of chain(error)) {
    if (code === '23505' && typeof constraint === 'string') return constraint;
  }
  return null;
}
