import type pg from "pg";
import type { Database } from "./connect.ts";

/** The statements a database was asked to run, without the begin and end of transactions. */
export type QueryCounter = {
  readonly statements: readonly string[];
  reset(): void;
  stop(): void;
};

const transactionControl = /^\s*(begin|start transaction|commit|rollback)\b/i;

/** Counts statements, to prove in a test that a list of things does not ask once per thing. */
export function countQueries(database: Database): QueryCounter {
  const statements: string[] = [];
  const watched = new Map<pg.PoolClient, pg.PoolClient["query"]>();
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return;
    const query = client.query;
    watched.set(client, query);
    client.query = ((...args: unknown[]) => {
      const text = textOf(args[0]);
      if (!transactionControl.test(text)) statements.push(text);
      return Reflect.apply(query, client, args);
    }) as typeof client.query;
  };
  database.pool.on("acquire", watch);
  return {
    statements,
    reset: () => {
      statements.length = 0;
    },
    stop: () => {
      database.pool.off("acquire", watch);
      for (const [client, query] of watched) client.query = query;
      watched.clear();
    },
  };
}

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  return typeof query === "object" && query !== null && "text" in query ? String(query.text) : "";
}
