import { type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import { packedSizes } from "#modules/catalogue/server/index.ts";
import type { Basket } from "#modules/promotion/contract/pricing/basket.ts";
import { priceBasket } from "#modules/promotion/contract/pricing/price-basket.ts";
import { leastFreight, type Parcel } from "#modules/shipping/server/index.ts";
import type { CartDeps } from "./cart-deps.ts";
import type { PricedCart } from "./price-cart.ts";

/** The least that delivery costs before it is known where to, and what promotions pay of that. */
export type FreightFrom = { readonly freight: Rupiah; readonly freightDiscount: Rupiah };

/** What leaves each place together: the lines that are sent home, and the gifts that come along. */
async function parcelsOf(db: CartDeps["database"]["kysely"], { basket, priced }: PricedCart): Promise<Parcel[]> {
  const sent = [...basket.lines.filter(({ sentHome }) => sentHome), ...priced.gifts];
  const sizes = await packedSizes(db, [...new Set(sent.map(({ skuCode }) => skuCode))]);
  const bySource = Map.groupBy(sent, ({ sourceCode }) => sourceCode);
  return [...bySource].map(([sourceCode, things]) => ({
    sourceCode,
    items: things.flatMap(({ skuCode, quantity }) => {
      const size = sizes.get(skuCode);
      return size ? [{ ...size, quantity }] : [];
    }),
  }));
}

const carried = (basket: Basket, freight: Rupiah) =>
  priceBasket({ ...basket, parcels: [{ parcel: "all", freight }] }).totals.freightDiscount;

/** From how much on a cart's delivery is to be had; null when nothing is sent, or nobody sends it. Three statements. */
export async function freightFrom({ database }: CartDeps, cart: PricedCart): Promise<FreightFrom | null> {
  if (!cart.basket.lines.some(({ sentHome }) => sentHome)) return null;
  const freight = await leastFreight({ database }, await parcelsOf(database.kysely, cart));
  return freight === null ? null : { freight, freightDiscount: rupiah(carried(cart.basket, freight)) };
}
