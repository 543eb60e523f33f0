import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { cancelReasonCodes } from "#modules/order/contract/order-texts.ts";
import { failDeliveryReasons } from "./admin-actions.ts";
import { filled } from "./filled.ts";

const texts = {
  long: { "en-US": "Too long", "id-ID": "Terlalu panjang", "vi-VN": "Quá dài", "zh-CN": "太长" },
  choose: {
    "en-US": "Please choose",
    "id-ID": "Silakan pilih",
    "vi-VN": "Vui lòng chọn",
    "zh-CN": "请选择",
  },
  express: {
    "en-US": "Letters, digits and dashes only",
    "id-ID": "Hanya huruf, angka, dan tanda hubung",
    "vi-VN": "Chỉ gồm chữ cái, chữ số và dấu gạch ngang",
    "zh-CN": "仅限字母、数字和连字符",
  },
} as const;

/** An order and its version when the page was rendered. */
export const orderSeen = { orderCode: filled(40), version: filled(40) };

export const units = v.pipe(
  v.array(
    v.object({
      number: v.pipe(v.number(), v.integer(), v.minValue(0)),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
    }),
  ),
  v.maxLength(200),
);

export const packSchema = v.object(orderSeen);
export const receivedSchema = v.object(orderSeen);
export const noteSchema = v.object({ orderCode: filled(40), text: filled(500) });
/** A courier's tracking number; without one the courier gives it. */
export const expressCode = v.nullish(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(40, localizedMessage(texts.long)),
    v.regex(/^[\w-]*$/, localizedMessage(texts.express)),
  ),
);
export const shipSchema = v.object({ ...orderSeen, items: units, courierCode: filled(20), expressCode });
export const readySchema = v.object({ ...orderSeen, items: units });
export const handOutSchema = v.object({ ...orderSeen, confirmCode: v.nullish(v.pipe(v.string(), v.maxLength(20))) });
export const cancelSchema = v.object({
  ...orderSeen,
  reasonCode: v.picklist(cancelReasonCodes, localizedMessage(texts.choose)),
});
export const failDeliverySchema = v.object({
  ...orderSeen,
  reasonCode: v.picklist(failDeliveryReasons, localizedMessage(texts.choose)),
});
export const approveCancelSchema = v.object({ ...orderSeen, requestId: filled(40) });
export const refuseCancelSchema = v.object({ ...orderSeen, requestId: filled(40), reason: filled(300) });

/** A return and its status when the page was rendered. */
const returnSeen = { returnCode: filled(40), status: filled(4) };
export const approveReturnSchema = v.object({
  ...returnSeen,
  note: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(300, localizedMessage(texts.long)))),
});
export const refuseReturnSchema = v.object({ ...returnSeen, note: filled(300) });
export const receiveReturnSchema = v.object({ ...returnSeen, resellable: v.boolean() });
export const refundReturnSchema = approveReturnSchema;

export const refundSentSchema = v.object({ refundId: v.pipe(v.string(), v.uuid()), sentAs: filled(80) });
export const releaseRefundSchema = v.object({ refundId: v.pipe(v.string(), v.uuid()) });
export const declineRefundSchema = v.object({ refundId: v.pipe(v.string(), v.uuid()), note: filled(300) });
