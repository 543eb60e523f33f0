import type { Log } from "#kit/http/log.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { DemoOrderDeps, DemoShop } from "../surroundings.ts";
import { demoEdition, heldEdition, isEmptyShop } from "./edition.ts";

type Deps = DemoOrderDeps & Pick<StaffDeps, "clock" | "sealer"> & { readonly log: Log };

/**
 * Fills an empty database with the demo shop, and one that holds an older edition of it with the present one. A shop with
 * products or pages of its own gets neither demo goods nor demo staff, whose passwords everybody knows.
 */
export async function ensureDemo(demo: DemoShop, { clock, sealer, ...deps }: Deps): Promise<void> {
  const { database } = deps;
  const held = await heldEdition(database.kysely);
  if (held === null && !(await isEmptyShop(database.kysely))) return;
  if (held !== demoEdition()) await demo.seed(database);
  await demo.seedStaff({ database, clock, sealer });
  await demo.ensureOrders(deps);
}
