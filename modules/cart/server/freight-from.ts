import type { Rupiah } from "#kit/core/rupiah.ts";
import type { LiveSku } from "#modules/catalogue/server/index.ts";
import { carriedFreight } from "#modules/promotion/contract/pricing/carried-freight.ts";
import { leastFreight, type Parcel } from "#modules/shipping/server/index.ts";
import type { PricedCart } from "./price-cart.ts";
import type { Pricing } from "./wire/cart-wire.ts";

/** The least that delivery costs before it is known where to, and what promotions pay of that. */
export type FreightFrom = { readonly freight: Rupiah; readonly freightDiscount: Rupiah };

/** What leaves each place together: the lines that are sent home, and the gifts that come along. */
function parcelsOf({ basket, priced }: PricedCart, skus: ReadonlyMap<string, LiveSku>): Parcel[] {
  const sent = [...basket.lines.filter(({ sentHome }) => sentHome), ...priced.gifts];
  return [...Map.groupBy(sent, ({ sourceCode }) => sourceCode)].map(([sourceCode, things]) => ({
    sourceCode,
    items: things.flatMap(({ skuCode, quantity }) => {
      const packed = skus.get(skuCode)?.catalogueSku.sku.packed;
      return packed ? [{ ...packed, quantity }] : [];
    }),
  }));
}

/** The lowest freight of a cart; null when no line is sent home, or a source has no rate. */
export async function freightFrom({ lines, freight: table, price, giveaways }: Pricing): Promise<FreightFrom | null> {
  const cart = price();
  if (!cart.basket.lines.some(({ sentHome }) => sentHome)) return null;
  const skus = new Map(cart.priced.gifts.length === 0 ? [] : await giveaways());
  for (const line of lines) if (line.sku) skus.set(line.skuCode, line.sku);
  const freight = leastFreight(table, parcelsOf(cart, skus));
  if (freight === null) return null;
  return { freight, freightDiscount: carriedFreight(cart.basket, cart.priced.progress, freight) };
}
