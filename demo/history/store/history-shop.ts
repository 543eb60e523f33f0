import { type Kysely, sql } from "kysely";
import type { Rupiah } from "#kit/core/rupiah.ts";
import type { Area } from "#modules/address-book/contract/area.ts";
import type { OrderDraft } from "#modules/order/contract/order-draft.ts";

export type HistoryChannel = {
  readonly code: string;
  readonly kind: string;
  readonly gateway: string | null;
  readonly bank: string | null;
  readonly fee: Rupiah;
  readonly lastsSeconds: number | null;
};

export async function historyChannelsOf(
  db: Kysely<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, HistoryChannel>> {
  const { rows } = await sql<HistoryChannel>`
    select code, kind, gateway, bank, fee, lasts_seconds as "lastsSeconds" from payment.channel
    where code = any(${[...codes]})`.execute(db);
  return new Map(rows.map((channel) => [channel.code, channel]));
}

/** Districts with the names of their cities and provinces, by code. */
export async function areasOf(db: Kysely<unknown>, districts: readonly string[]): Promise<ReadonlyMap<string, Area>> {
  const { rows } = await sql<Area>`
    select district.code as district, district.name as "districtName", city.code as city, city.name as "cityName",
      province.code as state, province.name as "stateName"
    from address_book.region as district
    join address_book.region as city on city.code = district.parent_code
    join address_book.region as province on province.code = city.parent_code
    where district.code = any(${[...districts]})`.execute(db);
  return new Map(rows.map((area) => [area.district, area]));
}

export async function originsOfWarehouses(db: Kysely<unknown>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ source: string; city: string }>`
    select source_code as source, city_code as city from shipping.origin`.execute(db);
  return new Map(rows.map(({ source, city }) => [source, city]));
}

type StockedSku = { readonly skuCode: string; readonly sourceCode: string; readonly units: number };

/** SKUs without a promotion of which a warehouse has plenty, or a store some; the products in a mixed order. */
export async function stockedSkus(db: Kysely<unknown>, kind: "warehouse" | "store"): Promise<StockedSku[]> {
  const { rows } = await sql<StockedSku>`
    select stock.sku_code as "skuCode", stock.source_code as "sourceCode", stock.quantity - stock.safety - stock.sold as units
    from inventory.stock
    join inventory.source on source.code = stock.source_code and source.kind = ${kind}
    join catalogue.sku on sku.code = stock.sku_code and sku.complete and not sku.retired and sku.ships_from is null
    join catalogue.product on product.code = sku.product_code and product.on_sale and product.complete
    where stock.quantity - stock.safety - stock.sold >= ${kind === "warehouse" ? 14 : 4}
      and not exists (select from promotion.campaign_sku as priced where priced.sku_code = sku.code)
    order by md5(sku.product_code), md5(stock.sku_code), stock.source_code`.execute(db);
  return rows;
}

type PickupStore = NonNullable<OrderDraft["store"]>;

export async function pickupStores(db: Kysely<unknown>): Promise<ReadonlyMap<string, PickupStore>> {
  const { rows } = await sql<PickupStore>`
    select code, name, address1, latitude, longitude from stores.store where 'PICKUP' = any(services)`.execute(db);
  return new Map(rows.map((store) => [store.code, store]));
}
