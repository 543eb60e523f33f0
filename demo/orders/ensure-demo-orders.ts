import type { DemoOrderDeps } from "#apps/server/shop-environment.ts";
import type { Log } from "#kit/http/log.ts";
import { hasPendingStories } from "./store/order-stories.ts";

/**
 * Gives a demo shop that has no orders yet some in every state. Only for a shop that does everything in one process on a developer's
 * machine: beside another worker the orders of last month would be closed before they are paid. A failure does not keep the shop shut.
 */
export async function ensureDemoOrders({ log, ...deps }: DemoOrderDeps & { readonly log: Log }): Promise<void> {
  const { stage, role, simulators, demoOrders } = deps.config;
  if (stage === "production" || !demoOrders || role !== "all" || !simulators) return;
  if (!(await hasPendingStories(deps.database.kysely))) return;
  try {
    const { placeDemoOrders: tellDemoOrders } = await import("./place-demo-orders.ts");
    await tellDemoOrders(deps);
  } catch (err) {
    log.warn({ err }, "some demo orders are missing; the next start adds them");
  }
}
