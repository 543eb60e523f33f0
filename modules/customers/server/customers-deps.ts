import type { Locale } from "#kit/core/locale.ts";
import type { Club } from "#modules/loyalty/server/index.ts";
import type { NewsletterScope } from "#modules/newsletter/server/index.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";

/** An SKU in a cart as its name is shown. */
type CartSku = { readonly name: string; readonly options: string; readonly productCode: string };

/** Dependencies of the operations. `database` is never a replica: a look at contact data is written before it is answered. */
export type CustomersDeps = Pick<StaffDeps, "database" | "clock" | "secret" | "https"> & {
  readonly club: Club;
  readonly scope: NewsletterScope;
  /** The names of SKUs; one that is gone has none. */
  describeSkus(skuCodes: readonly string[], locale: Locale): Promise<ReadonlyMap<string, CartSku>>;
};
