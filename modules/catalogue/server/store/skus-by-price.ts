import { type RawBuilder, sql } from "kysely";

/** Two amounts in rupiah, both inclusive, and the moment whose sale windows and plans count: expressions of type bigint, where null is no bound, and timestamptz. */
type Priced = {
  readonly from: RawBuilder<unknown>;
  readonly until: RawBuilder<unknown>;
  readonly at: RawBuilder<unknown>;
};

/** The price without promotions, as `salePriceAt` computes it. */
const isPriced = ({ from, until, at }: Priced) => sql`
  coalesce(
    (select planned.price from catalogue.planned_price as planned
      where planned.sku_code = sku.code and planned.begins_at <= ${at}
        and (planned.ends_at is null or ${at} < planned.ends_at) limit 1),
    case when (sku.sale_from is null or sku.sale_from <= ${at}) and (sku.sale_until is null or ${at} < sku.sale_until)
      then sku.sale_price else sku.price end)
  between coalesce(${from}, 0) and coalesce(${until}, 9223372036854775807)`;

/** Whether an SKU of a product costs, without promotions, no less and no more than this. The product's code is an expression of type text. */
export const hasSkuPriced = (productCode: RawBuilder<unknown>, priced: Priced) => sql`(
  (${priced.from} is null and ${priced.until} is null)
  or exists (select from catalogue.sku where sku.product_code = ${productCode} and ${isPriced(priced)}))`;

/** The codes of the SKUs of products that cost this: an expression of type text[], and so are the products' codes. */
export const skusOfProductsPriced = (productCodes: RawBuilder<unknown>, priced: Priced): RawBuilder<unknown> => sql`
  array(select sku.code from catalogue.sku where sku.product_code = any(${productCodes}) and ${isPriced(priced)})`;
