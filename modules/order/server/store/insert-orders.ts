import { sql, type Transaction } from "kysely";
import type { WriteFragment } from "#kit/postgres/write-fragments.ts";
import type { OrderDraft } from "../../contract/order-draft.ts";
import { deliveryCodeOf, statusSql } from "./stored-order.ts";

export type CodedDraft = { readonly code: string; readonly draft: OrderDraft };

/** Inserts order rows. Answers the codes that were unused. */
export async function insertHeads(
  trx: Transaction<unknown>,
  orders: readonly CodedDraft[],
  { at, paymentDue, placedFrom }: { at: Date; paymentDue: Date | null; placedFrom: string | null },
): Promise<ReadonlySet<string>> {
  const rows = orders.map(({ code, draft }) => ({
    ...draft,
    ...draft.totals,
    code,
    deliveryMethod: deliveryCodeOf(draft.deliveryMethod),
    days: undefined,
    ...daysOf(draft),
  }));
  const { rows: written } = await sql<{ code: string }>`
    insert into orders.placed_order (code, owner, payment_reference, status, delivery_type, source_code, store, receiver,
      address, billing, service, days_from, days_to, ships_from, product_amount, promotion_discount, coupon_discount,
      points_used, points_amount, freight, freight_discount, fee, total_amount, channel_code, coupon_code, club_mobile,
      is_flash_sale, locale, earned, placed_at, payment_due, placed_from, buyer)
    select code, owner, "paymentReference", ${statusSql("awaitingPayment")}, "deliveryMethod", "sourceCode", store, receiver,
      address, billing, service, "daysFrom", "daysTo", "shipsFrom"::date, "productAmount",
      "promotionDiscount", "couponDiscount", "pointsUsed", "pointsAmount", freight, "freightDiscount", fee, "totalAmount",
      "channelCode", "couponCode", "clubMobile", "isFlashSale", locale,
      coalesce(earned, '[]'), ${at}::timestamptz, ${paymentDue}::timestamptz, ${placedFrom}::text, buyer
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as draft (code text, owner text, "paymentReference" text,
      "deliveryMethod" text, "sourceCode" text, store jsonb, receiver jsonb, address jsonb, billing jsonb, service text,
      "daysFrom" int, "daysTo" int, "shipsFrom" text, "productAmount" bigint, "promotionDiscount" bigint,
      "couponDiscount" bigint, "pointsUsed" int, "pointsAmount" bigint, freight bigint, "freightDiscount" bigint,
      fee bigint, "totalAmount" bigint, "channelCode" text, "couponCode" text, "clubMobile" text,
      "isFlashSale" boolean, locale text, earned jsonb, buyer text)
    on conflict (code) do nothing
    returning code`.execute(trx);
  return new Set(written.map(({ code }) => code));
}

const daysOf = ({ days }: OrderDraft) => ({ daysFrom: days?.[0] ?? null, daysTo: days?.[1] ?? null });

/** The inserts of lines and discounts. */
export function contentWrites(orders: readonly CodedDraft[]): WriteFragment {
  const lines = orders.flatMap(({ code, draft }) =>
    draft.lines.map((line, number) => ({
      ...line,
      code,
      number,
      flashSaleCode: line.flashSale?.activityCode ?? null,
      flashSaleUnits: line.flashSale?.units ?? null,
    })),
  );
  const writtenLines = sql`
    insert into orders.line (order_code, number, sku_code, product_code, category_code, barcode, ext_code, name,
      attributes, picture, quantity, is_gift, campaign_code, campaign_units, list_amount, product_amount,
      promotion_discount, coupon_discount, points, points_amount, pay_amount)
    select code, number, "skuCode", "productCode", "categoryCode", barcode, "extCode", name, attributes, picture, quantity,
      "isGift", "flashSaleCode", "flashSaleUnits", "listAmount", "productAmount", "promotionDiscount", "couponDiscount",
      points, "pointsAmount", "payAmount"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (code text, number int, "skuCode" text,
      "productCode" text, "categoryCode" text, barcode text, "extCode" text, name text, attributes jsonb, picture text,
      quantity int, "isGift" boolean, "flashSaleCode" text, "flashSaleUnits" int, "listAmount" bigint,
      "productAmount" bigint, "promotionDiscount" bigint, "couponDiscount" bigint, points int, "pointsAmount" bigint,
      "payAmount" bigint)`;
  const discounts = orders.flatMap(({ code, draft }) =>
    draft.discounts.map((discount, number) => ({ ...discount, code, number })),
  );
  const writtenDiscounts = sql`
    insert into orders.discount (order_code, number, promotion_code, name, step, line, amount)
    select code, number, "promotionCode", name, step, line, amount
    from jsonb_to_recordset(${JSON.stringify(discounts)}::jsonb) as discount (code text, number int,
      "promotionCode" text, name text, step int, line int, amount bigint)`;
  return { rows: [writtenLines, writtenDiscounts] };
}
