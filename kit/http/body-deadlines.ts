import type { IncomingMessage, ServerResponse } from "node:http";
import { countByAddress } from "./admission.ts";

export type BodyDeadlineSettings = {
  /** A body has so long, and longer only while it comes at `bytesPerSecond` or faster. */
  readonly seconds: number;
  readonly bytesPerSecond: number;
  /** So many bodies are received at a time, and so many from one address. One more, and the oldest is cut. */
  readonly most: number;
  readonly mostPerAddress: number;
  /** Milliseconds, from any beginning. */
  readonly now: () => number;
};

export type BodyDeadlines = {
  /** Watches a request until its body is there. The address is null where it tells nothing about the client. */
  watch(request: IncomingMessage, response: ServerResponse, address: string | null): void;
  /** How many bodies are on their way. */
  waiting(): number;
  stop(): void;
};

type Receiving = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: string | null;
  readonly since: number;
  readonly bytesBefore: number;
};

/** What Fastify and Node understand as the client's own fault. */
class BodyTooSlow extends Error {
  readonly statusCode = 408;
  readonly code = "BODY_TOO_SLOW";
  constructor() {
    super("The request body did not arrive in time.");
  }
}

/**
 * Bounds what is spent on bodies that come slowly or never. Where too many are on their way the oldest is cut, not the newest
 * refused: whoever sends at an ordinary speed is through before that.
 */
export function bodyDeadlines({
  seconds,
  bytesPerSecond,
  most,
  mostPerAddress,
  now,
}: BodyDeadlineSettings): BodyDeadlines {
  // In the order of their coming.
  const receiving = new Set<Receiving>();
  const byAddress = countByAddress();

  const forget = (one: Receiving) => {
    if (receiving.delete(one)) byAddress.remove(one.address);
  };
  const cut = (one: Receiving) => {
    forget(one);
    const { request, response } = one;
    if (response.headersSent) request.socket.destroy();
    // Whoever reads the body answers its failure, as with any other that breaks off.
    else if (request.listenerCount("error") > 0) request.emit("error", new BodyTooSlow());
    else response.writeHead(408, { connection: "close", "content-length": "0" }).end();
  };
  const oldest = (address: string | null) => {
    for (const one of receiving) if (address === null || one.address === address) return one;
    return undefined;
  };
  const cutOldest = (address: string | null) => {
    const one = oldest(address);
    if (one) cut(one);
  };
  const cutOverdue = () => {
    const time = now();
    for (const one of receiving) {
      const bytes = one.request.socket.bytesRead - one.bytesBefore;
      if (time - one.since > (seconds + bytes / bytesPerSecond) * 1000) cut(one);
    }
  };
  // One clock for all of them: a timer for each request would cost more than the rest of this file.
  const clock = setInterval(cutOverdue, Math.min(1000, seconds * 250));
  clock.unref();

  return {
    watch(request, response, address) {
      if (byAddress.of(address) >= mostPerAddress) cutOldest(address);
      if (receiving.size >= most) cutOldest(null);
      const one = { request, response, address, since: now(), bytesBefore: request.socket.bytesRead };
      receiving.add(one);
      byAddress.add(address);
      request.once("close", () => forget(one));
    },
    waiting: () => receiving.size,
    stop: () => clearInterval(clock),
  };
}

/** Whether a body follows the head. */
export const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
