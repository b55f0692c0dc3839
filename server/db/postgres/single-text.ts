/**
 * A query without parameters that gives one text, in the fewest messages the protocol allows. The driver's own asks each
 * time what the columns are and makes an object of each row, twice the work; the version of what is public is asked for
 * more often than everything else together (contract C3.16).
 */
import type { Connection, Pool, Submittable } from 'pg';

type Answer = (error: Error | null, text?: string) => void;

/** Prepared once on each connection; one on which a query failed is closed by the pool. */
class SingleText implements Submittable {
  callback: Answer | null = null;
  readonly #statement: { name: string; text: string };
  readonly #prepared: WeakSet<Connection>;
  #found = '';

  constructor(statement: { name: string; text: string }, prepared: WeakSet<Connection>) {
    this.#statement = statement;
    this.#prepared = prepared;
  }

  submit(connection: Connection): void {
    const { name, text } = this.#statement;
    connection.stream.cork();
    try {
      if (!this.#prepared.has(connection)) connection.parse({ name, text, types: [] }, true);
      this.#prepared.add(connection);
      connection.bind({ statement: name }, true);
      connection.execute({}, true);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#found = fields[0] ?? '';
  }

  handleCommandComplete(): void {
    // The answer is whole when the server is ready again.
  }

  handleReadyForQuery(): void {
    this.callback?.(null, this.#found);
  }

  handleError(error: Error): void {
    this.callback?.(error);
  }
}

/** Asks for the first column of the only row as text, on any connection of a pool; empty where there is none. */
export function singleText(pool: Pool, statement: { name: string; text: string }): () => Promise<string> {
  const prepared = new WeakSet<Connection>();
  return () => pool.query(new SingleText(statement, prepared)) as unknown as Promise<string>;
}
