import type { Database } from "#kit/postgres/connect.ts";
import { type ChargedOrderRow, chargedOrders, newestPurchases, purchaseOfOrder } from "#modules/order/server/index.ts";
import { type BuyerKind, buyerKinds } from "#modules/promotion/contract/audience.ts";
import type { PricingStep } from "#modules/promotion/contract/pricing/priced-basket.ts";
import type { ChargedOrder, ChargedPurchase, PurchaseFinder, PurchaseReader } from "#modules/promotion/server/index.ts";
import { guestBuyerKeys } from "./buyer-keys.ts";
import { parcelKeyOf } from "./parcels.ts";

/** Purchases in memory at a time. */
const batchSize = 500;

type Deps = { readonly database: Database; readonly secret: string; readonly points: { readonly worth: number } };

/** Reads placed orders as the baskets of their checkouts. */
export const purchaseReader =
  ({ database, secret, points }: Deps): PurchaseReader =>
  async (choice) => {
    const chosen = await newestPurchases(database.kysely, choice);
    return {
      since: chosen[0]?.placedAt ?? null,
      async *batches() {
        for (let from = 0; from < chosen.length; from += batchSize) {
          const batch = chosen.slice(from, from + batchSize);
          const rows = await chargedOrders(
            database.kysely,
            batch.map(({ reference }) => reference),
          );
          const ofReference = Map.groupBy(rows, ({ paymentReference }) => paymentReference);
          yield batch.flatMap(({ reference }) => purchaseOf(secret, points.worth, ofReference.get(reference) ?? []));
        }
      },
    };
  };

/** Finds the purchase of an order. */
export const purchaseFinder =
  ({ database, secret, points }: Deps): PurchaseFinder =>
  async (orderCode) => {
    const reference = await purchaseOfOrder(database.kysely, orderCode);
    if (reference === null) return null;
    return purchaseOf(secret, points.worth, await chargedOrders(database.kysely, [reference]))[0] ?? null;
  };

function purchaseOf(secret: string, pointWorth: number, rows: readonly ChargedOrderRow[]): ChargedPurchase[] {
  const [first] = rows;
  if (!first) return [];
  return [
    {
      placedAt: first.placedAt,
      couponCode: first.couponCode,
      buyerKeys: buyerKeysOfOrder(secret, first),
      buyers: buyersOf(first),
      pointWorth,
      orders: rows.map(orderOf),
    },
  ];
}

/** What the buyer may have been: an order that did not store it does not tell whether its member was of the club, and none once they have left. */
function buyersOf({ buyer, owner }: ChargedOrderRow): readonly BuyerKind[] {
  if (buyer !== null) return [buyer];
  if (owner === null) return buyerKinds;
  return owner.startsWith("member:") ? ["member", "clubMember"] : ["guest"];
}

/** The keys the order's checkout counted limits under; none once its member has left. */
function buyerKeysOfOrder(secret: string, { owner, mobile, email }: ChargedOrderRow): readonly string[] {
  // A member's owner name is their buyer key.
  if (owner?.startsWith("member:")) return [owner];
  return owner && mobile && email ? guestBuyerKeys(secret, { mobile, email }) : [];
}

const orderOf = (row: ChargedOrderRow): ChargedOrder => ({
  code: row.code,
  parcel: parcelKeyOf(row.sourceCode, row.shipsFrom),
  sourceCode: row.sourceCode,
  sentHome: row.deliveryMethod === "homeDelivery",
  shipsFrom: row.shipsFrom,
  freight: row.freight,
  pointsUsed: row.pointsUsed,
  pointsAmount: row.pointsAmount,
  payAmount: row.totalAmount - row.fee,
  lines: row.lines.map(({ points, ...line }) => ({ ...line, pointsUsed: points })),
  discounts: row.discounts.map((discount) => ({ ...discount, step: discount.step as PricingStep })),
});
