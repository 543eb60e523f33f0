import { Kysely, PostgresDialect, type QueryExecutorProvider } from "kysely";
import pg from "pg";
import { watchFrozenServer } from "./frozen-server.ts";
import { preparedPool } from "./prepared-pool.ts";
import { PrimaryClient } from "./primary-client.ts";
import { parserFor } from "./value-parsers.ts";

/** A connection pool with typed SQL on top. Modules add their tables by `kysely.withTables<…>()`. */
export type Database = {
  readonly kysely: Kysely<unknown>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

/** An executor of statements: the database, or a transaction. */
export type Executor = QueryExecutorProvider;

export type ConnectOptions = {
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
  readonly maxConnections?: number;
  /** The server's statement timeout; 0 disables it. */
  readonly statementTimeoutMs?: number;
  /** The longest wait for a connection, new or from the pool. */
  readonly connectionTimeoutMs?: number;
  /** An idle transaction holds locks; the server ends its session after this time. */
  readonly idleInTransactionTimeoutMs?: number;
  /** True if only a server that takes writes will do, not a standby. */
  readonly primary?: boolean;
  /** Off behind a proxy that gives each statement another connection. */
  readonly prepare?: boolean;
  /** Called when a connection breaks. The pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void;
  /** If given, a frozen server is detected within seconds and waiting callers are rejected; called at both changes. */
  readonly onFrozen?: (frozen: boolean) => void;
};

/** Connects lazily, with the first statement. */
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
    ...(options.primary ? { Client: PrimaryClient } : {}),
    types: { getTypeParser: parserFor as typeof pg.types.getTypeParser },
  });
  surviveLostConnections(pool, options.onConnectionLost ?? (() => undefined));
  // Six checks detect a frozen server before a caller's connection timeout ends.
  const checkMs = connectionTimeoutMs / 8;
  const watch = options.onFrozen ? watchFrozenServer(pool, { url, checkMs, onChange: options.onFrozen }) : null;
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

/** A lost database must not end the process: an `error` event without a listener would. */
export function surviveLostConnections(pool: pg.Pool, onLost: (error: Error) => void): void {
  // The pool only watches idle connections; between two statements of a transaction it does not.
  pool.on("connect", (client) => {
    client.on("error", onLost);
  });
  // The same idle connection is reported by its own listener, above.
  pool.on("error", () => undefined);
}
