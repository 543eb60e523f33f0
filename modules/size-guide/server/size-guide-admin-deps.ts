import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { BrandChoices, ShopCategories } from "./ports/guide-uses.ts";

/** Dependencies of the back office's operations. `database` is never a replica. */
export type SizeGuideAdminDeps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret" | "https"> & {
  readonly brands: BrandChoices;
  readonly categories: ShopCategories;
};
