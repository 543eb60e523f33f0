import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { acceptedConnections } from "./connection-counter.ts";

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
      server.prependListener("request", sayGoodbye);
      await stopListening(server);
      const empty = new Promise<void>((resolve) => {
        emptied = resolve;
        if (sockets.size === 0) resolve();
      });
      let moved = bytesMoved(sockets);
      const look = () => {
        const now = bytesMoved(sockets);
        // A client may be about to use a connection that was busy a moment ago: only after a quiet while is it safe to close.
        if (now === moved) closeIdle(server, sockets);
        moved = now;
      };
      // Right after polling: a process that got no time for a while has requests waiting which it has not read yet.
      const sweep = setInterval(() => setImmediate(look), quietMs);
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

/** A door that never rests is closed all the same. */
const longestQueueMs = 5_000;
/** In a turn that took longer somebody may have come after the system was asked who waits. */
const shortTurnMs = 1;

/**
 * The plain `close` of a TCP server: that of an HTTP server would also close idle connections at once, and a request that is
 * already on its way through one of them would be lost. Whoever stands in the system's queue has knocked, and perhaps asked
 * already; they are taken one at each turn of the loop, so the door closes after two short turns in which nobody came.
 */
async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return;
  const answerHeld = holdRequests(server);
  const giveUpAt = performance.now() + longestQueueMs;
  for (let quietTurns = 0; quietTurns < 2 && performance.now() < giveUpAt; ) {
    const before = acceptedConnections();
    const began = performance.now();
    await new Promise(setImmediate);
    quietTurns = acceptedConnections() === before && performance.now() - began < shortTurnMs ? quietTurns + 1 : 0;
  }
  NetServer.prototype.close.call(server);
  answerHeld();
}

/** Answering makes turns long, and people wait at the door: until it is closed, whoever is in and asks has to wait. */
function holdRequests(server: Server): () => void {
  const held: [IncomingMessage, ServerResponse][] = [];
  const hold = (request: IncomingMessage, response: ServerResponse) => void held.push([request, response]);
  const answering = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", hold);
  return () => {
    server.off("request", hold);
    for (const answer of answering) server.on("request", answer);
    for (const [request, response] of held) server.emit("request", request, response);
  };
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
