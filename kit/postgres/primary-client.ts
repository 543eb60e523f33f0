import pg from "pg";

/** The code of PostgreSQL's "cannot execute … in a read-only transaction". */
const readOnly = "25006";

/** The server reports these at the start of a session, and when they change. */
const signsOfStandby = ["in_hot_standby", "default_transaction_read_only"];

/** Recognised by `isDatabaseUnavailable` by its code: the primary is elsewhere, or is there in a moment. */
class NotThePrimary extends Error {
  readonly code = readOnly;
  constructor() {
    super("the database server is a standby or read-only");
  }
}

type Messages = {
  on(event: "parameterStatus", listener: (status: { parameterName: string; parameterValue: string }) => void): void;
  on(event: "errorMessage", listener: (refusal: { code?: string }) => void): void;
  on(event: "readyForQuery", listener: (state: { status: string }) => void): void;
  readonly stream: { destroy(): void };
};

type OnConnect = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/**
 * A connection to a server that takes writes, and to no other. After a failover an address may lead to a standby for a moment; such
 * a connection fails like one to a server that is away, and is not kept, so that the next one finds the new primary.
 */
export class PrimaryClient extends pg.Client {
  readonly #signs = new Set<string>();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The pool listens once it was given the client, a turn after the server was ready: a server that ends in between must not end the
    // process. The failure is found by the next statement.
    this.on("error", () => undefined);
    const { connection } = this as unknown as { connection: Messages };
    connection.on("parameterStatus", ({ parameterName, parameterValue }) => {
      if (!signsOfStandby.includes(parameterName)) return;
      if (parameterValue === "on") this.#signs.add(parameterName);
      else this.#signs.delete(parameterName);
    });
    let wasRefused = false;
    connection.on("errorMessage", ({ code }) => {
      wasRefused ||= code === readOnly;
    });
    connection.on("readyForQuery", ({ status }) => {
      // The caller gets PostgreSQL's own error first, and may roll back.
      if (wasRefused && status === "I") setImmediate(() => connection.stream.destroy());
    });
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): unknown {
    if (!callback) return super.connect().then(() => this.#ifPrimary());
    const answer = callback as (error: Error | null, client?: pg.Client) => void;
    return super.connect((error: Error | null) => {
      if (error) return answer(error);
      this.#ifPrimary().then((client) => answer(null, client), answer);
    });
  }

  async #ifPrimary(): Promise<this> {
    if (this.#signs.size === 0) return this;
    await this.end().catch(() => undefined);
    throw new NotThePrimary();
  }
}
