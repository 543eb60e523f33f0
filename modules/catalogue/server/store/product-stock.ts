import { sql } from "kysely";
import { listParameter } from "#kit/postgres/list-parameter.ts";
import { type Params, preparedFragment } from "#kit/postgres/prepared-query.ts";
import { channelStockOf, stockFingerprint } from "#modules/inventory/server/index.ts";
import { skusOfProducts } from "./skus-of-products.ts";

type Codes = Params<{ readonly productCodes: readonly string[] }>;

/** The stock of all SKUs of these products, by SKU. */
export const stockOfProducts = preparedFragment(
  ({ productCodes }: Codes) => channelStockOf(skusOfProducts(listParameter(productCodes))).sql,
  (found) => channelStockOf(sql``).read(found),
);

/** The stock of these SKUs, by SKU. */
export const stockOfSkus = preparedFragment(
  ({ skuCodes }: Params<{ readonly skuCodes: readonly string[] }>) => channelStockOf(listParameter(skuCodes)).sql,
  (found) => channelStockOf(sql``).read(found),
);

/** A fingerprint of the stock of all SKUs of these products. */
export const stockFingerprintOfProducts = preparedFragment(
  ({ productCodes }: Codes) => sql`(
    select to_json(${stockFingerprint(sql`sku.codes`)})
    from (select ${skusOfProducts(listParameter(productCodes))} as codes offset 0) as sku)`,
  (found) => found as string,
);

/** A fingerprint of the stock for each list of SKUs; the lists are a JSON array of arrays. */
export const stockFingerprintsOfSkus = preparedFragment(
  ({ skuLists }: Params<{ readonly skuLists: string }>) => sql`(
    select coalesce(json_agg(${stockFingerprint(sql`asked.codes`)} order by list.number), '[]')
    from jsonb_array_elements(${skuLists}::jsonb) with ordinality as list (codes, number),
      lateral (select array(select jsonb_array_elements_text(list.codes)) as codes offset 0) as asked)`,
  (found) => found as string[],
);
