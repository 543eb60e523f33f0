import type { Log } from "#kit/http/log.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { DemoOrderDeps, DemoShop } from "../shop-environment.ts";
import { demoVersion, isEmptyShop, storedDemoVersion } from "./demo-version.ts";

type Deps = DemoOrderDeps & Pick<StaffDeps, "clock" | "sealer"> & { readonly log: Log };

/**
 * Fills an empty database with the demo shop, and updates an older version of it. A shop with its own products or pages gets
 * neither demo products nor demo staff, whose passwords are public.
 */
export async function ensureDemo(demo: DemoShop, { clock, sealer, ...deps }: Deps): Promise<void> {
  const { database } = deps;
  const stored = await storedDemoVersion(database.kysely);
  if (stored === null && !(await isEmptyShop(database.kysely))) return;
  if (stored !== demoVersion()) await demo.seed(database);
  await demo.seedStaff({ database, clock, sealer });
  await demo.ensureOrders(deps);
}
