import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { acceptedConnections } from "./connection-counter.ts";

/** The open connections of a server, and a way to close them without losing a request. */
export type Connections = {
  /**
   * Stops listening, then waits until every connection has ended: each further response has `Connection: close`, and connections
   * idle for `quietMs` are closed when no request is active. Never rejects; at the deadline the rest is cut, and the number of cut
   * connections is returned.
   */
  drain(options: { readonly quietMs: number; readonly deadlineMs: number }): Promise<number>;
  cut(): void;
};

/** Watches a server from its first connection on. Costs nothing per request until draining starts. */
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
      server.prependListener("request", closeAfterResponse);
      await stopListening(server);
      const empty = new Promise<void>((resolve) => {
        emptied = resolve;
        if (sockets.size === 0) resolve();
      });
      let moved = bytesMoved(sockets);
      const check = () => {
        const now = bytesMoved(sockets);
        // A client may be about to reuse a connection that was busy a moment ago: it is closed only after an idle time.
        if (now === moved) closeIdle(server, sockets);
        moved = now;
      };
      // Right after polling: a process that was descheduled has unread requests waiting.
      const sweep = setInterval(() => setImmediate(check), quietMs);
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

function closeAfterResponse(_request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/** A listener that never becomes idle is closed all the same. */
const longestQueueMs = 5_000;
/** In a longer turn a connection may have arrived after the system was polled. */
const shortTurnMs = 1;

/**
 * The `close` of a TCP server: that of an HTTP server would also close idle connections at once and lose requests on their way.
 * Connections in the backlog may already carry a request; each turn of the loop accepts one, so the listener closes after two
 * short turns without a new connection.
 */
async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return;
  const answerHeld = delayRequests(server);
  const deadline = performance.now() + longestQueueMs;
  for (let quietTurns = 0; quietTurns < 2 && performance.now() < deadline; ) {
    const before = acceptedConnections();
    const began = performance.now();
    await new Promise(setImmediate);
    quietTurns = acceptedConnections() === before && performance.now() - began < shortTurnMs ? quietTurns + 1 : 0;
  }
  NetServer.prototype.close.call(server);
  answerHeld();
}

/** Responses make turns long while connections wait in the backlog: until the listener is closed, active connections wait. */
function delayRequests(server: Server): () => void {
  const delayed: [IncomingMessage, ServerResponse][] = [];
  const delay = (request: IncomingMessage, response: ServerResponse) => void delayed.push([request, response]);
  const answering = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", delay);
  return () => {
    server.off("request", delay);
    for (const reply of answering) server.on("request", reply);
    for (const [request, response] of delayed) server.emit("request", request, response);
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
