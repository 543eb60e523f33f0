import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export type Reply = {
  readonly at: number;
  readonly milliseconds: number;
  /** 0 when none came. */
  readonly status: number;
  readonly retryAfter: boolean;
};

const call = (agent: Agent, address: string, path: string): Promise<Reply> =>
  new Promise((resolve) => {
    const began = performance.now();
    const done = (status: number, retryAfter = false) =>
      resolve({ at: performance.now(), milliseconds: performance.now() - began, status, retryAfter });
    const sent = request(address + path, { agent, headers: { accept: "text/html", "accept-encoding": "gzip" } });
    sent.on("response", (response) => {
      response.resume();
      response.on("close", () => done(response.statusCode ?? 0, response.headers["retry-after"] !== undefined));
    });
    sent.on("error", () => done(0));
    sent.end();
  });

/**
 * Opens keep-alive connections in advance, as a proxy does: a busy process accepts one new connection per event-loop
 * turn.
 */
export async function openConnections(address: string, count: number): Promise<Agent> {
  const agent = new Agent({ keepAlive: true, maxSockets: count, maxFreeSockets: count });
  await Promise.all(Array.from({ length: count }, () => call(agent, address, "/healthz")));
  return agent;
}

/** Measures the capacity by a closed loop: requests served in a second. */
export async function capacityOf(
  agent: Agent,
  address: string,
  pathOf: () => string,
  seconds: number,
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let served = 0;
  const guest = async () => {
    while (performance.now() < until) if ((await call(agent, address, pathOf())).status === 200) served += 1;
  };
  await Promise.all(Array.from({ length: 16 }, guest));
  return served / seconds;
}

export type LoadSettings = { readonly perSecond: number; readonly seconds: number };

/** Open-loop load: a constant rate, whether or not earlier requests have finished. No retries. */
export async function openLoopLoad(
  agent: Agent,
  address: string,
  pathOf: () => string,
  { perSecond, seconds }: LoadSettings,
): Promise<Reply[]> {
  const replies: Promise<Reply>[] = [];
  const began = performance.now();
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - began) / 1000) {
    while (replies.length < elapsed * perSecond) replies.push(call(agent, address, pathOf()));
    await sleep(5);
  }
  return Promise.all(replies);
}
