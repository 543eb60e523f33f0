import type { Transaction } from "kysely";
import type { Texts } from "#kit/core/locale.ts";
import type { Order } from "#modules/order/server/index.ts";
import { paymentOf } from "#modules/payment/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";

export type OnHold = { readonly code: "ON_HOLD" };

export const onHold: Texts = {
  "en-US": "The bank may still reverse this payment. Please wait until the time shown with the payment.",
  "id-ID": "Bank masih bisa membatalkan. Tunggu sampai waktu yang tertera pada pembayaran.",
  "vi-VN": "Ngân hàng vẫn có thể rút lại. Vui lòng đợi đến thời điểm ghi ở phần thanh toán.",
  "zh-CN": "银行仍可能撤回，请等到付款处所示的时间。",
};

/** Whether the bank may still reverse the payment, so that nothing is shipped yet. */
export async function isOnHold(
  trx: Transaction<unknown>,
  { clock }: Pick<AdminDeps, "clock">,
  { paymentReference }: Pick<Order, "paymentReference">,
): Promise<boolean> {
  const payment = await paymentOf(trx, paymentReference);
  return payment?.holdUntil !== null && payment?.holdUntil !== undefined && payment.holdUntil > clock.now();
}
