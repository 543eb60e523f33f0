import { Agent, get } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

/** Which nodes have said that they are about to end. */
export type Leaving = { has(node: number): boolean; stop(): Promise<void> };

const everyMs = 250;

/**
 * Asks every node again and again, as balancers do. One that is not ready for another reason, as when the database is away,
 * is not leaving: it has pages to show. One that does not answer is found by whoever knocks.
 */
export function watchLeaving(nodes: readonly number[]): Leaving {
  const leaving = new Set<number>();
  const agent = new Agent({ keepAlive: true });
  let over = false;
  const watch = async (node: number) => {
    while (!over) {
      const says = await whatItSays(node, agent);
      if (says === "draining") leaving.add(node);
      else if (says !== null) leaving.delete(node);
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

/** Null for no answer. */
function whatItSays(port: number, agent: Agent): Promise<string | null> {
  return new Promise((resolve) => {
    const asked = get({ host: "127.0.0.1", port, path: "/readyz", agent, timeout: 2_000 }, (answer) => {
      text(answer)
        .then((body) => resolve(JSON.parse(body).status))
        .catch(() => resolve(null));
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => resolve(null));
  });
}
