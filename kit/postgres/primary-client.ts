import pg from "pg";

/** The code of PostgreSQL's "cannot execute … in a read-only transaction". */
const readOnly = "25006";

/** The server reports these to every session, at its start and when they change. */
const onStandby = new Set(["in_hot_standby", "default_transaction_read_only"]);

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
  readonly stream: { destroy(error: Error): void };
};

/**
 * A connection to a server that takes writes, and to no other. After a failover an address may lead to a standby for a moment; such
 * a connection fails like one to a server that is away, and is not kept, so that the next one finds the new primary.
 */
export class PrimaryClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const { connection } = this as unknown as { connection: Messages };
    const leave = () => connection.stream.destroy(new NotThePrimary());
    connection.on("parameterStatus", ({ parameterName, parameterValue }) => {
      if (onStandby.has(parameterName) && parameterValue === "on") leave();
    });
    connection.on("errorMessage", ({ code }) => {
      // The caller gets PostgreSQL's own error first.
      if (code === readOnly) setImmediate(leave);
    });
  }
}
