import type { DemoShop } from "#apps/server/shop-environment.ts";
import { ensureDemoOrders } from "./orders/ensure-demo-orders.ts";
import { seedDemoStaff } from "./seed/seed-staff.ts";

/**
 * The demo shop as the seed command and the first start load it. Its products, stories and texts are 750 kB of the program: only a
 * process that fills a database loads them.
 */
export const demoShop: DemoShop = {
  seed: async (database, options) => (await import("./seed/seed-demo-shop.ts")).seedDemoShop(database, options),
  seedStaff: seedDemoStaff,
  ensureOrders: ensureDemoOrders,
};
