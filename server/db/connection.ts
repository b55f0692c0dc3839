/** A connection that runs plain SQL, one call after the other: for migrations, backups and restores. */
export type Connection = {
  run(sql: string): Promise<void>;
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
};
