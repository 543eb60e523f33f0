import type { PaymentAttempt } from "#modules/payment/server/index.ts";
import type { PlacedOrders } from "../write-orders.ts";

/** What placing an order leads to (EN-46, CK-20). */
export const createdOnWire = (
  { orderCodes, totalAmount, channelCode, paymentReference }: PlacedOrders,
  payment: PaymentAttempt | null,
) => ({
  success: true,
  form: payment?.redirectUrl ?? null,
  channelOrderNo: payment?.chargeId ?? paymentReference,
  orderCode: orderCodes.join(","),
  payReturnDesc: payment?.state ?? null,
  vaNumber: payment?.vaNumber ?? null,
  totalAmount,
  paymentMethod: channelCode,
  checkout: null,
});

export type CreatedOrder = ReturnType<typeof createdOnWire>;
