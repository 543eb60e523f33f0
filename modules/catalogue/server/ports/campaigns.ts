import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { StatementPart } from "#kit/postgres/statement-part.ts";

/** The corner of a picture a ribbon lies on (D-39). */
export type RibbonPosition = "TOP_LEFT" | "TOP_RIGHT" | "BOTTOM_LEFT" | "BOTTOM_RIGHT" | "BOTTOM";

/** The price of one SKU while a campaign runs, with the campaign's own stock. */
export type CampaignPrice = {
  readonly skuCode: string;
  readonly price: Rupiah;
  /** Units of the campaign that are left; the normal price returns when there are none. */
  readonly left: number;
  readonly stock: number;
  readonly maxPerUser: number | null;
  readonly shippingTime: string | null;
};

/** A promotion that runs now and touches a product, as pages show it. Texts are in the asked language. */
export type Campaign = {
  readonly productCode: string;
  readonly activityCode: string;
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly remark: string;
  readonly label: string;
  readonly sort: number;
  readonly priority: number;
  readonly begin: Date;
  readonly end: Date;
  readonly ribbon: { readonly text: string; readonly image: string | null; readonly position: RibbonPosition } | null;
  readonly prices: readonly CampaignPrice[];
};

/** Who knows which promotions run: the promotion room, which stands above this one and is handed in by the application. */
export type Campaigns = {
  /**
   * Everything that runs for these products at this moment, lowest priority number first, as part of a statement of this
   * room. The codes are an expression of type text[].
   */
  running(productCodes: RawBuilder<unknown>, at: Date, locale: Locale): StatementPart<Campaign[]>;
  /** The products these activities touch, at most `limit` of each, in the order their editors gave them. What does not run has none. */
  productsOf(
    db: Kysely<unknown>,
    activityCodes: readonly string[],
    at: Date,
    limit: number,
  ): Promise<{ readonly activityCode: string; readonly productCode: string }[]>;
};

/** A shop without promotions. */
export const noCampaigns: Campaigns = {
  running: () => ({ sql: sql`'[]'::json`, read: () => [] }),
  productsOf: async () => [],
};
