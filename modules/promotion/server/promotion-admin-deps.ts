import type { Kysely } from "kysely";
import type { ProductReader } from "#modules/catalogue/server/index.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { PurchaseFinder, PurchaseReader } from "./ports/charged-purchases.ts";
import type { OpenCartPricer } from "./ports/open-carts.ts";
import type { SegmentMembership } from "./ports/segments.ts";
import type { RunningPromotion } from "./promotion-reader.ts";
import type { PromotionLimits } from "./record/promotion-approval.ts";

/** The fields of an order that the list of a coupon's uses shows. */
export type CouponOrder = {
  readonly firstName: string;
  readonly lastName: string;
  /** The coupon's discount over all orders of the purchase. */
  readonly discount: number;
};

/** A promotion's results in the orders of one Jakarta day that were not cancelled, in rupiah. */
type PromotionDay = {
  /** As yyyy-mm-dd. */
  readonly day: string;
  readonly orders: number;
  readonly units: number;
  readonly discount: number;
  readonly revenue: number;
  readonly newCustomers: number;
};

/** Dependencies of the back office's operations. `database` is never a replica. */
export type PromotionAdminDeps = Pick<StaffDeps, "database" | "clock" | "ids" | "secret" | "https"> & {
  /** The URL of a picture, including its version. */
  readonly pictureUrl: (path: string) => string;
  /** Reads orders by code; the order module is above this one. */
  readonly ordersOf: (db: Kysely<unknown>, codes: readonly string[]) => Promise<ReadonlyMap<string, CouponOrder>>;
  /** The days with orders of a promotion, oldest first; one statement. */
  readonly promotionDays: (db: Kysely<unknown>, promotionCode: string) => Promise<readonly PromotionDay[]>;
  readonly products: Pick<ProductReader<RunningPromotion>, "bySku">;
  /** Whether a member's account is linked to the club; the loyalty module is not below this one. */
  readonly isClubMember: (db: Kysely<unknown>, userCode: string) => Promise<boolean>;
  readonly isInSegment: SegmentMembership;
  readonly readPurchases: PurchaseReader;
  readonly findPurchase: PurchaseFinder;
  readonly priceOpenCarts: OpenCartPricer;
  /** What staff may put live without a second person. */
  readonly limits: PromotionLimits;
};
