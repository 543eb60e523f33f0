import type { OrdersToPay } from "../open-order-payment.ts";

/** Maps placed orders and their charge (EN-46, CK-20). */
export const createdOnWire = ({
  placed: { orderCodes, totalAmount, channelCode, paymentReference },
  payment,
}: OrdersToPay) => ({
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
