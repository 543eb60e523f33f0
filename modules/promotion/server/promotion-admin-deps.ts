import type { Kysely } from "kysely";
import type { ProductReader } from "#modules/catalogue/server/index.ts";
import type { StaffDeps } from "#modules/staff/server/index.ts";
import type { PurchaseFinder, PurchaseReader } from "./ports/charged-purchases.ts";
import type { OpenCartPricer } from "./ports/open-carts.ts";
import type { RunningPromotion } from "./promotion-reader.ts";

/** What staff see of an order a coupon is in. */
export type CouponOrder = {
  readonly firstName: string;
  readonly lastName: string;
  /** What the coupon took off all orders that were placed together. */
  readonly discount: number;
};

/** What a promotion gave in the orders of one day of Jakarta that were not cancelled, in rupiah. */
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
  /** The URL of a picture with its version. */
  readonly pictureUrl: (path: string) => string;
  /** The orders of these codes: they belong to a module above. */
  readonly ordersOf: (db: Kysely<unknown>, codes: readonly string[]) => Promise<ReadonlyMap<string, CouponOrder>>;
  /** The days with orders of a promotion, oldest first; one statement. */
  readonly promotionDays: (db: Kysely<unknown>, promotionCode: string) => Promise<readonly PromotionDay[]>;
  readonly products: Pick<ProductReader<RunningPromotion>, "bySku">;
  readonly readPurchases: PurchaseReader;
  readonly findPurchase: PurchaseFinder;
  readonly priceOpenCarts: OpenCartPricer;
};
