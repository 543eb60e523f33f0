import type { Rupiah } from "#kit/core/rupiah.ts";
import type { LiveSku } from "#modules/catalogue/server/index.ts";
import { carriedFreight } from "#modules/promotion/contract/pricing/carried-freight.ts";
import { leastFreight, type Parcel } from "#modules/shipping/server/index.ts";
import type { PricedCart } from "./price-cart.ts";
import type { Pricing } from "./wire/cart-wire.ts";

/** The least that delivery costs before it is known where to, and what promotions pay of that. */
export type FreightFrom = { readonly freight: Rupiah; readonly freightDiscount: Rupiah };

/** What leaves each place together: the lines that are sent home, and the gifts that come along. */
function parcelsOf({ basket, priced }: PricedCart, goods: ReadonlyMap<string, LiveSku>): Parcel[] {
  const sent = [...basket.lines.filter(({ sentHome }) => sentHome), ...priced.gifts];
  return [...Map.groupBy(sent, ({ sourceCode }) => sourceCode)].map(([sourceCode, things]) => ({
    sourceCode,
    items: things.flatMap(({ skuCode, quantity }) => {
      const packed = goods.get(skuCode)?.catalogueSku.sku.packed;
      return packed ? [{ ...packed, quantity }] : [];
    }),
  }));
}

/** From how much on a cart's delivery is to be had; null when nothing is sent, or nobody sends it. */
export async function freightFrom({ lines, freight: table, price, giveaways }: Pricing): Promise<FreightFrom | null> {
  const cart = price();
  if (!cart.basket.lines.some(({ sentHome }) => sentHome)) return null;
  const goods = new Map(cart.priced.gifts.length === 0 ? [] : await giveaways());
  for (const line of lines) if (line.goods) goods.set(line.skuCode, line.goods);
  const freight = leastFreight(table, parcelsOf(cart, goods));
  if (freight === null) return null;
  return { freight, freightDiscount: carriedFreight(cart.promotions, cart.priced.progress, freight) };
}
