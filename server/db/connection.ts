/** A connection for plain SQL, one call at a time: migrations, backups, restores */
export type Connection = {
  run(sql: string): Promise<void>;
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
};

/** For work of any duration, overriding session limits set by a role, database or pooler. */
export const BEGIN_WITHOUT_LIMITS = `BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`;
