import { Agent, get } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

/** The nodes that report that they are draining. */
export type Draining = { has(node: number): boolean; stop(): Promise<void> };

const everyMs = 250;

/**
 * Polls every node, as load balancers do. A node that is not ready for another reason, such as a database outage, is
 * not draining and still serves pages. A node that does not respond is found by the next connection.
 */
export function watchDraining(nodes: readonly number[]): Draining {
  const leaving = new Set<number>();
  const agent = new Agent({ keepAlive: true });
  let over = false;
  const watch = async (node: number) => {
    while (!over) {
      const body = await readResponse(node, agent);
      if (body === "draining") leaving.add(node);
      else if (body !== null) leaving.delete(node);
      await sleep(everyMs);
    }
  };
  const watching = Promise.all(nodes.map(watch));
  return {
    has: (node) => leaving.has(node),
    async stop() {
      over = true;
      await watching;
      agent.destroy();
    },
  };
}

/** Null without a response. */
function readResponse(port: number, agent: Agent): Promise<string | null> {
  return new Promise((resolve) => {
    const requested = get({ host: "127.0.0.1", port, path: "/readyz", agent, timeout: 2_000 }, (reply) => {
      text(reply)
        .then((body) => resolve(JSON.parse(body).status))
        .catch(() => resolve(null));
    });
    requested.on("timeout", () => requested.destroy());
    requested.on("error", () => resolve(null));
  });
}
