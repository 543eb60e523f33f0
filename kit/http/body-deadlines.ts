import type { IncomingMessage, ServerResponse } from "node:http";
import { countByAddress } from "./admission.ts";

export type BodyDeadlineSettings = {
  /** The time limit of a body, which is extended while it arrives at `bytesPerSecond` or faster. */
  readonly seconds: number;
  readonly bytesPerSecond: number;
  /** Bodies received at a time, in total and per address. One more, and the oldest is cut. */
  readonly most: number;
  readonly mostPerAddress: number;
};

export type BodyDeadlines = {
  /** Watches a request until its body is complete. The address is null where it does not identify the client. */
  watch(request: IncomingMessage, response: ServerResponse, address: string | null): void;
  /** Advances time by one tick and cuts late bodies. Called by a timer. */
  pass(milliseconds: number): void;
  /** The number of incomplete bodies. */
  waiting(): number;
  stop(): void;
};

type Receiving = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: string | null;
  readonly bytesBefore: number;
  /** Counted in ticks, not by a clock: time in which the process could not read does not count. */
  waitedMs: number;
};

/** The code that Fastify and Node treat as the client's fault. */
class BodyTooSlow extends Error {
  readonly statusCode = 408;
  readonly code = "BODY_TOO_SLOW";
  constructor() {
    super("The request body did not arrive in time.");
  }
}

/**
 * Bounds the cost of slow and stalled bodies. With too many the oldest is cut instead of refusing the newest: a client with
 * ordinary speed has finished before that.
 */
export function bodyDeadlines({ seconds, bytesPerSecond, most, mostPerAddress }: BodyDeadlineSettings): BodyDeadlines {
  // In order of arrival.
  const receiving = new Set<Receiving>();
  const byAddress = countByAddress();

  const forget = (one: Receiving) => {
    if (receiving.delete(one)) byAddress.remove(one.address);
  };
  const cut = (one: Receiving) => {
    forget(one);
    const { request, response } = one;
    // It is complete and only waits to be read.
    if (request.complete) return;
    if (response.headersSent) request.socket.destroy();
    // The reader of the body answers the failure, as for any aborted body.
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
  // One timer for all: one per request would cost more than the rest of this file.
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
