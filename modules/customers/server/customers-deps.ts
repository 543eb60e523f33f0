import type { Locale } from "#kit/core/locale.ts";
import type { CodeDeps } from "#modules/identity/server/index.ts";
import type { Club } from "#modules/loyalty/server/index.ts";
import type { NewsletterScope } from "#modules/newsletter/server/index.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";

/** The display name of an SKU in a cart. */
type CartSku = { readonly name: string; readonly options: string; readonly productCode: string };

/**
 * Dependencies of the operations. `database` is never a replica: each access to contact data is audited before the
 * response.
 */
export type CustomersDeps = Pick<StaffDeps, "clock" | "https"> &
  CodeDeps & {
    readonly club: Club;
    readonly scope: NewsletterScope;
    /** Points a day that staff may add to or take from a club account without approval. */
    pointsAdjustCap(): number;
    /** The names of SKUs; deleted ones are missing. */
    describeSkus(skuCodes: readonly string[], locale: Locale): Promise<ReadonlyMap<string, CartSku>>;
  };
