import { type Kysely, sql } from "kysely";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { type PromotionDraft, savePromotion } from "#modules/promotion/server/index.ts";
import type { SkuRef } from "../load/flows/shop-client.ts";

const plenty = 1_000_000;

/** Products without promotion and with enough stock, in descending order of their codes. */
export async function plainSkus(db: Kysely<unknown>, count: number): Promise<SkuRef[]> {
  const { rows } = await sql<SkuRef>`
    select distinct on (sku.product_code) sku.product_code as "productCode", sku.code as "skuCode"
    from catalogue.sku join catalogue.product on product.code = sku.product_code and product.on_sale
    where sku.ships_from is null and not exists (select from promotion.campaign_sku where sku_code = sku.code)
    order by sku.product_code desc, sku.code limit ${count}`.execute(db);
  if (rows.length < count) throw new Error("too little to sell");
  await setStock(
    db,
    rows.map(({ skuCode }) => skuCode),
    plenty,
  );
  return rows;
}

/** From now on exactly so many more units of each can be sold, all of them from one warehouse. */
export async function setStock(db: Kysely<unknown>, skuCodes: readonly string[], units: number): Promise<void> {
  await sql`update inventory.stock set quantity = sold where sku_code = any(${[...skuCodes]})`.execute(db);
  await sql`
    insert into inventory.stock (sku_code, source_code, quantity)
    select sku_code, 'WH01', ${units} from unnest(${[...skuCodes]}::text[]) as sku_code
    on conflict (sku_code, source_code) do update set quantity = stock.sold + excluded.quantity`.execute(db);
}

const always = { beginsAt: new Date("2020-01-01T00:00:00Z"), endsAt: new Date("2099-01-01T00:00:00Z") };

/** Fifty promotions of four kinds that run and touch these products, and no other. */
export async function runPromotions(database: Database, skus: readonly SkuRef[]): Promise<void> {
  const products = [...new Set(skus.map(({ productCode }) => productCode))];
  const gift = skus[0]?.skuCode ?? "";
  const kinds: readonly ((at: number) => Pick<PromotionDraft, "kind" | "levels">)[] = [
    (at: number) => ({ kind: "item", levels: [{ threshold: 1, reward: 1 + (at % 5) }] }),
    (at: number) => ({ kind: "tier", levels: [{ threshold: 100_000 * (at + 1), reward: 1 + (at % 5) }] }),
    (at: number) => ({ kind: "gwp", levels: [{ threshold: 50_000 * (at + 1), giveaways: [{ skuCode: gift }] }] }),
    (at: number) => ({ kind: "freeShipping", levels: [{ threshold: 75_000 * (at + 1), reward: 10 }] }),
  ];
  await inTransaction(database, async (trx) => {
    for (let at = 0; at < 50; at += 1) {
      const kind = kinds[at % kinds.length]?.(at);
      if (!kind) continue;
      const saved = await savePromotion(trx, {
        ...always,
        ...kind,
        code: `BENCH${at}`,
        names: { "en-US": `Promotion ${at}`, "id-ID": `Promo ${at}`, "vi-VN": `Promo ${at}`, "zh-CN": `Promo ${at}` },
        rewardByPercentage: kind.kind !== "gwp",
        stackable: true,
        priority: at,
        scope: { products },
      });
      if (!saved.ok) throw new Error(`${saved.error.where}: ${saved.error.problem}`);
    }
  });
}
