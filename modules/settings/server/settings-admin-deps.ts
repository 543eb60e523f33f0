import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { ShopSeller } from "../contract/seller.ts";
import type { ShopRules } from "../contract/shop-rules.ts";

/** Dependencies of the back office's operations. */
export type SettingsAdminDeps = Pick<StaffDeps, "database" | "clock" | "secret" | "https"> & {
  /** What the environment says. */
  readonly defaults: ShopRules;
  /** What the environment says about the seller. */
  readonly seller: ShopSeller;
};
