import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "#kit/core/seeded-random.ts";

/** What became of one visit: its status, 0 for none, and when which of its steps happened. */
export type Visit = {
  readonly at: number;
  readonly path: string;
  readonly status: number;
  readonly problem: string | null;
  /** Which node it was handed to, if any. */
  readonly node: number | undefined;
  /** True on a connection that had served before. */
  readonly reused: boolean;
  /** How long it had waited when it ended. */
  readonly milliseconds: number;
};

/** Where a connection leads, by the port at our end of it. */
type NodeOf = (localPort: number) => number | undefined;

export type Visitors = { readonly visits: readonly Visit[]; leave(): Promise<void> };

export type VisitorSettings = {
  readonly address: string;
  readonly paths: readonly string[];
  /** The number of open connections, each with one visit at a time. */
  readonly connections: number;
  /** How long each waits between two visits, on average. */
  readonly pauseMs: number;
  /** The share of visits on a new connection. */
  readonly fresh: number;
  readonly random: Random;
  readonly nodeOf?: NodeOf;
};

/** Visitors who open pages and never retry. */
export function startVisitors({
  address,
  paths,
  connections,
  pauseMs,
  fresh,
  random,
  nodeOf,
}: VisitorSettings): Visitors {
  const visits: Visit[] = [];
  const agents = Array.from({ length: connections }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  let open = true;
  const come = async (agent: Agent) => {
    await sleep(random() * pauseMs);
    while (open) {
      const path = paths[Math.floor(random() * paths.length)] ?? "/";
      visits.push(await visit(address, path, random() < fresh ? false : agent, nodeOf));
      await sleep(random() * 2 * pauseMs);
    }
  };
  const all = Promise.all(agents.map(come));
  return {
    visits,
    async leave() {
      open = false;
      await all;
      for (const agent of agents) agent.destroy();
    },
  };
}

export function visit(address: string, path: string, agent: Agent | false, nodeOf?: NodeOf): Promise<Visit> {
  return new Promise((resolve) => {
    let localPort = 0;
    const began = performance.now();
    const done = (status: number, problem: string | null) => {
      const at = performance.now();
      // Read now: the system may reuse the port later.
      const node = nodeOf?.(localPort);
      resolve({ at, path, status, problem, node, reused: sent.reusedSocket, milliseconds: at - began });
    };
    const sent = request(address + path, { agent, headers: { "accept-encoding": "br, gzip" } }, (response) => {
      response.resume();
      response.on("close", () => done(response.statusCode ?? 0, response.complete ? null : "cut short"));
    });
    sent.on("socket", (socket) => {
      const note = () => {
        localPort = socket.localPort ?? 0;
      };
      if (socket.connecting) socket.once("connect", note);
      else note();
    });
    sent.on("error", (problem) => done(0, problem.message));
    sent.end();
  });
}

/** Visits without a complete response, or with an error page. */
export const failures = (visits: readonly Visit[]): Visit[] =>
  visits.filter(({ status, problem }) => status === 0 || status >= 500 || problem !== null);
