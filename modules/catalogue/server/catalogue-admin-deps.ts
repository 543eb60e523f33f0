import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { PageChoices } from "./ports/page-choices.ts";
import type { ProductHistory } from "./ports/product-history.ts";
import type { SkuUses } from "./ports/sku-uses.ts";

/** Dependencies of the back office's operations. `database` is never a replica. */
export type CatalogueAdminDeps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret" | "https"> & {
  readonly skuUses: SkuUses;
  readonly productHistory: ProductHistory;
  readonly pageChoices: PageChoices;
  /** The URL of a picture with its version. */
  readonly pictureUrl: (path: string) => string;
};
