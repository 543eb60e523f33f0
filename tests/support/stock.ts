import { connect } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { reserveStock, sellStock, shipStock } from "#modules/inventory/server/index.ts";
import { runSettings } from "./run-settings.ts";
import type { Shop } from "./shop.ts";

export type StockedSku = {
  readonly skuCode: string;
  readonly barcode: string;
  readonly name: string;
  readonly onHand: number;
};

/** A store with several SKUs on hand. */
export async function stockedStore(shop: Shop): Promise<string> {
  const rows = await shop.sql<{ code: string }>(
    `select stock.source_code as code from inventory.stock
     join inventory.source on source.code = stock.source_code and source.kind = 'store'
     where stock.quantity - stock.sold >= 4 and stock.sold = stock.shipped
     group by stock.source_code having count(*) > 3 order by stock.source_code limit 1`,
  );
  return rows[0]?.code ?? "";
}

/** SKUs with enough on hand at a place, and nothing of them held by orders. */
export const stockedSkus = (shop: Shop, sourceCode: string, count: number): Promise<StockedSku[]> =>
  shop.sql<StockedSku>(
    `select sku.code as "skuCode", sku.barcode, product.names ->> 'en-US' as name,
       (stock.quantity - stock.shipped)::int as "onHand"
     from inventory.stock join catalogue.sku on sku.code = stock.sku_code
     join catalogue.product on product.code = sku.product_code
     where stock.source_code = $1 and stock.quantity - stock.sold >= 4 and stock.sold = stock.shipped
     order by sku.code desc limit $2`,
    [sourceCode, count],
  );

/** An order comes in, is paid and shipped: all by the shop's own functions. */
export async function buyAndShip(
  reference: string,
  units: { skuCode: string; sourceCode: string; quantity: number },
): Promise<void> {
  const database = connect(runSettings().databaseUrl, { maxConnections: 1 });
  try {
    await inTransaction(database, async (trx) => {
      const lines = [units];
      if (!(await reserveStock(trx, { reference, lines })).ok) throw new Error("nothing is left");
      await sellStock(trx, reference);
      await shipStock(trx, { reference, lines });
    });
  } finally {
    await database.close();
  }
}

/** Units on hand at a place. */
export async function onHand(shop: Shop, skuCode: string, sourceCode: string): Promise<number> {
  const rows = await shop.sql<{ units: number }>(
    "select (quantity - shipped)::int as units from inventory.stock where sku_code = $1 and source_code = $2",
    [skuCode, sourceCode],
  );
  return rows[0]?.units ?? 0;
}
