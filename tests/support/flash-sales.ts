import { connect } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { savePromotion } from "#modules/promotion/server/index.ts";
import { runSettings } from "./run-settings.ts";
import type { Shop } from "./shop.ts";

const name = "A sale of one test";
const hourMs = 60 * 60 * 1000;

/**
 * A flash sale of one product without another one, at half its price; returns the product and a function that ends the
 * sale.
 */
export async function flashSaleOfOne(shop: Shop) {
  const code = `T${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const [product] = await shop.sql<{ sku: string; price: number; name: string }>(
    `select sku.code as sku, sku.sale_price::int as price, product.names ->> 'en-US' as name from catalogue.sku
     join catalogue.product on product.code = sku.product_code and product.on_sale
     join inventory.stock on stock.sku_code = sku.code and stock.source_code = 'WH01' and stock.quantity - stock.sold > 20
     where sku.ships_from is null and not exists (select from promotion.campaign_sku where sku_code = sku.code)
     order by random() limit 1`,
  );
  if (!product) throw new Error("the demo shop has nothing for a sale");
  const price = Math.floor(product.price / 2);
  const database = connect(runSettings().databaseUrl, { maxConnections: 1 });
  const saved = await inTransaction(database, (trx) =>
    savePromotion(trx, {
      code,
      kind: "flashSale",
      names: { "en-US": name, "id-ID": name, "vi-VN": name, "zh-CN": name },
      beginsAt: new Date(Date.now() - hourMs),
      endsAt: new Date(Date.now() + hourMs),
      flashSaleSkus: [{ skuCode: product.sku, price, stock: 5, maxPerUser: 2 }],
    }),
  ).finally(() => database.close());
  if (!saved.ok) throw new Error(saved.error.problem);
  return {
    ...product,
    salePrice: price,
    sellOut: () => shop.sql("update promotion.campaign_sku set sold = stock where activity_code = $1", [code]),
    end: () => shop.sql("update promotion.activity set status = 'stopped' where code = $1", [code]),
  };
}
