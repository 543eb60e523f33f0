import type { DemoOrderDeps } from "#apps/server/surroundings.ts";
import type { Log } from "#kit/http/log.ts";
import { hasStoriesToTell } from "./store/order-stories.ts";

/**
 * Gives a demo shop that has no orders yet some in every state. Only for a shop that does everything in one process on a developer's
 * machine: beside another worker the orders of last month would be closed before they are paid. A failure does not keep the shop shut.
 */
export async function ensureDemoOrders({ log, ...deps }: DemoOrderDeps & { readonly log: Log }): Promise<void> {
  const { stage, role, simulators, demoOrders } = deps.config;
  if (stage === "production" || !demoOrders || role !== "all" || !simulators) return;
  if (!(await hasStoriesToTell(deps.database.kysely))) return;
  try {
    const { tellDemoOrders } = await import("./tell-demo-orders.ts");
    await tellDemoOrders(deps);
  } catch (err) {
    log.warn({ err }, "some demo orders are missing; the next start adds them");
  }
}
