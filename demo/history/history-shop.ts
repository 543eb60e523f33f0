import type { Kysely } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Locale } from "#kit/core/locale.ts";
import type { Database } from "#kit/postgres/connect.ts";
import type { Area } from "#modules/address-book/contract/area.ts";
import { type LiveSku, productReader } from "#modules/catalogue/server/index.ts";
import { promotionReader } from "#modules/promotion/server/index.ts";
import { chargeableKilograms } from "#modules/shipping/contract/chargeable-kilograms.ts";
import type { FreightOffer } from "#modules/shipping/contract/freight.ts";
import { offerFreight, rateTableCourier } from "#modules/shipping/server/index.ts";
import { districtCodes } from "./customers.ts";
import { historyChannels } from "./plan-history.ts";
import type { ChosenSku } from "./price-order.ts";
import { areasOf, historyChannelsOf, originsOfWarehouses, pickupStores, stockedSkus } from "./store/history-shop.ts";

/** What the orders of the history are made of, read once. */
export type HistoryShop = Awaited<ReturnType<typeof readHistoryShop>>;

export async function readHistoryShop(database: Database, clock: Clock) {
  const db: Kysely<unknown> = database.kysely;
  const [channels, areas, origins, stores, inWarehouses, inStores] = await Promise.all([
    historyChannelsOf(db, historyChannels),
    areasOf(db, districtCodes),
    originsOfWarehouses(db),
    pickupStores(db),
    stockedSkus(db, "warehouse"),
    stockedSkus(db, "store"),
  ]);
  const skuCodes = [...new Set([...inWarehouses, ...inStores].map(({ skuCode }) => skuCode))];
  const products = productReader({ promotions: promotionReader(), clock });
  const goods = new Map<Locale, ReadonlyMap<string, LiveSku>>();
  for (const locale of ["id-ID", "en-US"] as const) goods.set(locale, await products.liveBySku(db, skuCodes, locale));
  const couriers = [rateTableCourier({ database })];
  const quotes = new Map<string, Promise<readonly FreightOffer[]>>();

  const quote = async (sourceCode: string, area: Area, chosen: readonly ChosenSku[]) => {
    const items = chosen.map(({ goods: { catalogueSku }, quantity }) => ({ ...catalogueSku.sku.packed, quantity }));
    const offers = await offerFreight(couriers, { parcels: [{ sourceCode, items }], destination: area, origins });
    if (!offers.ok) throw new Error(`no courier for ${area.district}: ${offers.error.code}`);
    return offers.value.toSorted((one, other) => one.total - other.total);
  };

  return {
    channels,
    areas,
    stores,
    inWarehouses,
    inStores: inStores.filter(({ sourceCode }) => stores.has(sourceCode)),
    productOf: (skuCode: string): string => goods.get("id-ID")?.get(skuCode)?.product.code ?? skuCode,
    skuOf(skuCode: string, locale: Locale): LiveSku {
      const found = goods.get(locale)?.get(skuCode);
      if (!found) throw new Error(`${skuCode} is not sold`);
      return found;
    },
    /** The offers for one parcel, the cheapest first. Parcels of the same weight to the same place are asked about once. */
    freight(sourceCode: string, area: Area, chosen: readonly ChosenSku[]): Promise<readonly FreightOffer[]> {
      const kilograms = chargeableKilograms(
        chosen.map(({ goods: { catalogueSku }, quantity }) => ({ ...catalogueSku.sku.packed, quantity })),
      );
      const key = `${sourceCode} ${area.district} ${kilograms}`;
      const known = quotes.get(key) ?? quote(sourceCode, area, chosen);
      quotes.set(key, known);
      return known;
    },
  };
}
