import type { IncomingMessage, ServerResponse } from "node:http";
import { countByAddress } from "./admission.ts";

export type BodyDeadlineSettings = {
  /** A body has so long, and longer only while it comes at `bytesPerSecond` or faster. */
  readonly seconds: number;
  readonly bytesPerSecond: number;
  /** So many bodies are received at a time, and so many from one address. One more, and the oldest is cut. */
  readonly most: number;
  readonly mostPerAddress: number;
};

export type BodyDeadlines = {
  /** Watches a request until its body is there. The address is null where it tells nothing about the client. */
  watch(request: IncomingMessage, response: ServerResponse, address: string | null): void;
  /** Another moment has gone by: cuts what is late. Called by a timer from the start on. */
  pass(milliseconds: number): void;
  /** How many bodies are on their way. */
  waiting(): number;
  stop(): void;
};

type Receiving = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: string | null;
  readonly bytesBefore: number;
  /** Counted in moments, not by a clock: a process that was kept from reading has not waited for anybody. */
  waitedMs: number;
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
export function bodyDeadlines({ seconds, bytesPerSecond, most, mostPerAddress }: BodyDeadlineSettings): BodyDeadlines {
  // In the order of their coming.
  const receiving = new Set<Receiving>();
  const byAddress = countByAddress();

  const forget = (one: Receiving) => {
    if (receiving.delete(one)) byAddress.remove(one.address);
  };
  const cut = (one: Receiving) => {
    forget(one);
    const { request, response } = one;
    // It is all there, and only waits to be read.
    if (request.complete) return;
    if (response.headersSent) request.socket.destroy();
    // Whoever reads the body answers its failure, as with any other that breaks off.
    else if (request.listenerCount("error") > 0) request.emit("error", new BodyTooSlow());
    else response.writeHead(408, { connection: "close", "content-length": "0" }).end();
  };
  const cutOldest = (address: string | null) => {
    for (const one of receiving) if (address === null || one.address === address) return cut(one);
  };
  const pass = (milliseconds: number) => {
    for (const one of receiving) {
      one.waitedMs += milliseconds;
      const bytes = one.request.socket.bytesRead - one.bytesBefore;
      if (one.waitedMs > (seconds + bytes / bytesPerSecond) * 1000) cut(one);
    }
  };
  // One timer for all of them: one for each request would cost more than the rest of this file.
  const momentMs = Math.min(1000, seconds * 250);
  const timer = setInterval(() => pass(momentMs), momentMs);
  timer.unref();

  return {
    watch(request, response, address) {
      if (byAddress.of(address) >= mostPerAddress) cutOldest(address);
      if (receiving.size >= most) cutOldest(null);
      const one = { request, response, address, bytesBefore: request.socket.bytesRead, waitedMs: 0 };
      receiving.add(one);
      byAddress.add(address);
      request.once("close", () => forget(one));
    },
    pass,
    waiting: () => receiving.size,
    stop: () => clearInterval(timer),
  };
}

/** Whether a body follows the head. */
export const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
