import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** The open connections of a server, and the way to let them go without losing a request. */
export type Connections = {
  /**
   * Stops listening, then waits until every connection has ended by itself: each further answer says `Connection: close`,
   * and connections on which nothing moves for `quietMs` are closed when no request is under way. Rejects nothing; at the
   * deadline whatever is left is cut, and the number of cut connections is returned.
   */
  drain(options: { readonly quietMs: number; readonly deadlineMs: number }): Promise<number>;
  cut(): void;
};

/** Watches a server from its first connection on. Costs nothing per request until draining begins. */
export function watchConnections(server: Server): Connections {
  const sockets = new Set<Socket>();
  let emptied = () => {};
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      if (sockets.size === 0) emptied();
    });
  });

  return {
    async drain({ quietMs, deadlineMs }) {
      await stopListening(server);
      server.prependListener("request", sayGoodbye);
      const empty = new Promise<void>((resolve) => {
        emptied = resolve;
        if (sockets.size === 0) resolve();
      });
      let moved = bytesMoved(sockets);
      const sweep = setInterval(() => {
        const now = bytesMoved(sockets);
        // A client may be about to use a connection that was busy a moment ago: only after a quiet while is it safe to close.
        if (now === moved) closeIdle(server, sockets);
        moved = now;
      }, quietMs);
      const deadline = Promise.withResolvers<void>();
      const timer = setTimeout(deadline.resolve, deadlineMs);
      await Promise.race([empty, deadline.promise]);
      clearInterval(sweep);
      clearTimeout(timer);
      const left = sockets.size;
      server.closeAllConnections();
      return left;
    },
    cut: () => server.closeAllConnections(),
  };
}

function sayGoodbye(_request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/**
 * The plain `close` of a TCP server: that of an HTTP server would also close idle connections at once, and a request that is
 * already on its way through one of them would be lost. Right after polling, nobody waits to be accepted.
 */
async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return;
  await new Promise(setImmediate);
  NetServer.prototype.close.call(server);
}

function bytesMoved(sockets: ReadonlySet<Socket>): number {
  let bytes = 0;
  for (const socket of sockets) bytes += socket.bytesRead + socket.bytesWritten;
  return bytes;
}

function closeIdle(server: Server, sockets: ReadonlySet<Socket>): void {
  server.closeIdleConnections();
  // Browsers open connections ahead of need; those count as busy until their first request.
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}
