import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { statementNames } from "./statement-names.ts";

/** PostgreSQL says so when a migration has changed a table under a statement it had prepared. */
const planOutdated = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "0A000" && /cached plan/.test(error.message);

/**
 * The pool, but statements that come again and again are read and planned by the server once for each connection instead
 * of every time; for the larger reads of a shop that is most of their cost. `mayConnect` throws where nobody should try.
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
      // Inside a transaction nothing more can be asked; whoever tries it again gets a new plan.
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
