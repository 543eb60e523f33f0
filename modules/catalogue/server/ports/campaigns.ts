import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { QueryFragment } from "#kit/postgres/query-fragment.ts";

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
  /** It gives single SKUs a price, rather than touching the whole product. */
  readonly ofSingleSkus: boolean;
  readonly prices: readonly CampaignPrice[];
};

/** What of a product decides which promotions touch it. */
export type Touchable = {
  readonly code: string;
  readonly brandCode: string;
  /** Its categories and all above them. */
  readonly categories: readonly string[];
};

/** A promotion that runs now and touches goods somebody holds, as far as carts and checkouts need it. */
export type HeldCampaign = Pick<Campaign, "activityCode" | "name" | "ribbon" | "ofSingleSkus"> & {
  /** The price of the SKU that was asked about, if it has one. */
  readonly prices: readonly CampaignPrice[];
};

/** The promotions that run for an SKU of a product. */
export type FindHeldCampaigns<Found extends HeldCampaign = HeldCampaign> = (
  goods: { readonly product: Touchable; readonly skuCode: string },
  locale: Locale,
) => readonly Found[];

/** From a moment up to another, in milliseconds. */
export type Span = { readonly from: number; readonly until: number };

const always: Span = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

/** What runs for single SKUs, as part of a statement whose text is made once. */
export type HeldCampaigns<Found extends HeldCampaign = HeldCampaign> = {
  /** An expression with one JSON value. Its places are expressions; the codes are of type text[]. */
  sql(places: { readonly [Name in keyof HeldCampaignsValues | "skuCodes"]: RawBuilder<unknown> }): RawBuilder<unknown>;
  /**
   * To be asked at a moment: what the places stand for, how the answer reads, and the few SKUs that are probably given away or sold along
   * then, for whoever wants to know of them by the same statement.
   */
  ask(at: Date): {
    readonly values: HeldCampaignsValues;
    readonly giveaways: readonly string[];
    read(found: unknown): FindHeldCampaigns<Found>;
    /** While the answer stays the same, the same runs from one of these moments up to the other; null when it told of another edition. */
    lasts(found: unknown): Span | null;
  };
};

export type HeldCampaignsValues = { readonly knownVersion: string | null; readonly since: Date };

/** A moment, or where a statement whose text is made once finds it. */
export type Moment = Date | RawBuilder<Date>;

/** Who knows which promotions run: the promotion module, which stands above this one and is handed in by the application. */
export type Campaigns<Found extends HeldCampaign = HeldCampaign> = {
  /**
   * Everything that runs for these products at this moment, lowest priority number first, as part of a statement of this
   * module. The codes are an expression of type text[].
   */
  running(productCodes: RawBuilder<unknown>, at: Moment, locale: Locale): QueryFragment<Campaign[]>;
  readonly held: HeldCampaigns<Found>;
  /** Which edition of all promotions a statement's snapshot has; an expression of type text. */
  readonly edition: RawBuilder<unknown>;
  /** What campaigns have sold of these SKUs, which no edition tells; an expression of type text. The codes are one of type text[]. */
  unitsOf(skuCodes: RawBuilder<unknown>): RawBuilder<unknown>;
  /** When the next promotion begins or ends after this moment, null if none does; an expression of type timestamptz. */
  nextTurn(at: Moment): RawBuilder<unknown>;
  /**
   * The products these activities touch, at most `limit` of each, in the order their editors gave them, with those whose units are all sold.
   * What does not run has none.
   */
  productsOf(
    db: Kysely<unknown>,
    activityCodes: readonly string[],
    at: Date,
    limit: number,
  ): Promise<{ readonly activityCode: string; readonly productCode: string }[]>;
};

/** A shop without promotions. */
export const noCampaigns: Campaigns<never> = {
  running: () => ({ sql: sql`'[]'::json`, read: () => [] }),
  held: {
    sql: () => sql`null::json`,
    ask: (at) => ({
      values: { knownVersion: null, since: at },
      giveaways: [],
      read: () => () => [],
      lasts: () => always,
    }),
  },
  edition: sql`''`,
  unitsOf: () => sql`''`,
  nextTurn: () => sql`null`,
  productsOf: async () => [],
};
