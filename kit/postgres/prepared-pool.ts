import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { statementNames } from "./statement-names.ts";

/** PostgreSQL's error when a migration has changed a table of a prepared statement. */
const planOutdated = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "0A000" && /cached plan/.test(error.message);

/**
 * A pool that prepares frequent statements, so that the server parses and plans them once per connection; for large reads that is
 * most of their cost. `mayConnect` throws while the server is known to be unreachable.
 */
export function preparedPool(pool: pg.Pool, mayConnect: () => void = () => undefined): PostgresPool {
  const names = statementNames();
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      mayConnect();
      const client = await pool.connect();
      const wrapped = known.get(client) ?? prepare(client, names);
      known.set(client, wrapped);
      return wrapped;
    },
  };
}

function prepare(client: pg.PoolClient, names: ReturnType<typeof statementNames>): PostgresPoolClient {
  let inTransaction = false;
  const query = async (text: string, values: readonly unknown[]) => {
    const control = /^(begin|start transaction|commit|rollback)\b(?! to\b)/i.exec(text)?.[1]?.toLowerCase();
    if (control !== undefined) inTransaction = control.startsWith("begin") || control.startsWith("start");
    const name = control === undefined ? names.nameOf(text) : null;
    if (name === null) return client.query(text, [...values]);
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (error) {
      if (!planOutdated(error)) throw error;
      names.renew(text);
      // The transaction has failed and cannot continue; its retry gets a new plan.
      if (inTransaction) throw error;
      return client.query(text, [...values]);
    }
  };
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy?: boolean) => client.release(destroy),
    get processID() {
      return (client as { processID?: number }).processID;
    },
  } as PostgresPoolClient;
}
