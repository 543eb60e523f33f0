import { Kysely, PostgresDialect, type QueryExecutorProvider } from "kysely";
import pg from "pg";
import { watchFrozenServer } from "./frozen-server.ts";
import { preparedPool } from "./prepared-pool.ts";
import { parserFor } from "./value-parsers.ts";

/** A pool of connections, with typed SQL on top. Modules add their tables by `kysely.withTables<…>()`. */
export type Database = {
  readonly kysely: Kysely<unknown>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

/** Whatever can run a statement: the database itself, or a transaction in progress. */
export type Executor = QueryExecutorProvider;

export type ConnectOptions = {
  /** Shown in the server's list of sessions. */
  readonly applicationName?: string;
  readonly maxConnections?: number;
  /** The server gives up on a statement after this long; 0 lets it run for ever. */
  readonly statementTimeoutMs?: number;
  /** How long a caller waits for a connection, be it a new one or a busy one. */
  readonly connectionTimeoutMs?: number;
  /** An idle transaction holds locks; the server ends its session after this long. */
  readonly idleInTransactionTimeoutMs?: number;
  /** Off where something stands between us and the server that gives each statement another connection. */
  readonly prepare?: boolean;
  /** Told when a connection breaks. The pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void;
  /** Given, a server that stops answering is noticed within seconds, and whoever waits for it is told; told of both turns. */
  readonly onFrozen?: (frozen: boolean) => void;
};

/** Opens nothing yet: the first statement does. */
export function connect(url: string, options: ConnectOptions = {}): Database {
  const { connectionTimeoutMs = 5_000 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: options.applicationName ?? "node",
    max: options.maxConnections ?? 10,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    connectionTimeoutMillis: connectionTimeoutMs,
    idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs ?? 30_000,
    keepAlive: true,
    types: { getTypeParser: parserFor as typeof pg.types.getTypeParser },
  });
  surviveLostConnections(pool, options.onConnectionLost ?? (() => undefined));
  // Six looks find a frozen server: before a caller gives up waiting for a connection.
  const lookMs = connectionTimeoutMs / 8;
  const watch = options.onFrozen ? watchFrozenServer(pool, { url, lookMs, onChange: options.onFrozen }) : null;
  let closing: Promise<void> | null = null;
  return {
    kysely: new Kysely<unknown>({
      dialect: new PostgresDialect({
        pool: options.prepare === false ? pool : preparedPool(pool, () => watch?.refuseWhileFrozen()),
      }),
    }),
    pool,
    close: () => {
      watch?.stop();
      closing ??= pool.end();
      return closing;
    },
  };
}

/** A vanished database must never take the process along: an `error` event without a listener would. */
export function surviveLostConnections(pool: pg.Pool, onLost: (error: Error) => void): void {
  // The pool only watches idle connections; between two statements of a transaction nobody else does.
  pool.on("connect", (client) => {
    client.on("error", onLost);
  });
  // The same idle connection is reported by its own listener, above.
  pool.on("error", () => undefined);
}
