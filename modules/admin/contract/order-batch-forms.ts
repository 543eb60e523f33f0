import * as v from "valibot";
import { readOrderCode } from "#modules/order/contract/order-code.ts";
import { expressCode, packSchema } from "./admin-forms.ts";

/** So many orders are packed, sent or printed by one press. */
export const mostOrdersAtOnce = 50;

/** Each order once: a second line of the same order would be answered like a repeated press. */
const isEachOnce = (orders: readonly { readonly orderCode: string }[]): boolean =>
  new Set(orders.map(({ orderCode }) => readOrderCode(orderCode) ?? orderCode)).size === orders.length;

const key = v.pipe(v.string(), v.uuid());

export const packOrdersSchema = v.object({
  key,
  orders: v.pipe(
    v.array(packSchema),
    v.minLength(1),
    v.maxLength(mostOrdersAtOnce),
    v.check((orders) => isEachOnce(orders)),
  ),
});
const shippedSchema = v.object({ ...packSchema.entries, expressCode });
export const shipOrdersSchema = v.object({
  key,
  /** The courier of all of them; empty: as each shopper chose. */
  courierCode: v.nullish(v.pipe(v.string(), v.maxLength(20))),
  orders: v.pipe(
    v.array(shippedSchema),
    v.minLength(1),
    v.maxLength(mostOrdersAtOnce),
    v.check((orders) => isEachOnce(orders)),
  ),
});
