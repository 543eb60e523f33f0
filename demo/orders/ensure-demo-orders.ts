import type { DemoOrderDeps } from "#apps/server/shop-environment.ts";
import type { Log } from "#kit/http/log.ts";
import { hasPendingStories } from "./store/order-stories.ts";

/**
 * Places demo orders in every state in a demo shop without orders. Only for a single process on a developer's machine:
 * another worker would expire last month's orders before they are paid. A failure does not stop the shop from starting.
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
