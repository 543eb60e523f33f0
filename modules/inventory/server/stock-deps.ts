import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { SkuCatalogue } from "./ports/sku-catalogue.ts";

/** Dependencies of the back office's operations. `database` is never a replica: a change must see the current state. */
export type StockDeps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret" | "https"> & {
  readonly skus: SkuCatalogue;
};
