import { once } from "node:events";
import { connect as connectSocket, createServer, type Socket } from "node:net";

/** A TCP proxy between the process and its database, which a test can cut and restore. */
export type DatabaseProxy = {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  /** New connections go to the server at this address; what is open stays. */
  leadTo(databaseUrl: string): void;
  /** The number of connections refused since the last cut. */
  refused(): number;
  stop(): Promise<void>;
};

export type ProxyOptions = {
  /** Called for a new connection; the returned function is called for every chunk the process sends. */
  readonly onConnection?: () => (bytes: Buffer) => void;
};

export async function startDatabaseProxy(databaseUrl: string, options: ProxyOptions = {}): Promise<DatabaseProxy> {
  let target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let whole = true;
  let refused = 0;
  const server = createServer((near) => {
    if (!whole) {
      refused += 1;
      near.destroy();
      return;
    }
    const far = connectSocket(Number(target.port || 5432), target.hostname);
    const onSent = options.onConnection?.();
    if (onSent) near.on("data", onSent);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      whole = false;
      refused = 0;
      breakAll();
    },
    mend() {
      whole = true;
    },
    leadTo(other) {
      target = new URL(other);
    },
    refused: () => refused,
    async stop() {
      breakAll();
      server.close();
      await once(server, "close");
    },
  };
}
