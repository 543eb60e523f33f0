import type { BankStatus, Charge } from "./charge-store.ts";

const requestStatusMap: Readonly<Record<BankStatus, string>> = {
  page: "PENDING",
  pending: "PENDING",
  settlement: "SUCCEEDED",
  deny: "FAILED",
  expire: "EXPIRED",
  cancel: "CANCELED",
  refund: "SUCCEEDED",
};
/** An invoice stays open until it is paid or expires; a declined card may be followed by another. */
const invoiceStatusMap: Readonly<Record<BankStatus, string>> = {
  page: "PENDING",
  pending: "PENDING",
  settlement: "PAID",
  deny: "EXPIRED",
  expire: "EXPIRED",
  cancel: "EXPIRED",
  refund: "PAID",
};

const paidOr = ({ paidAmount, amount }: Charge, status: BankStatus): number =>
  (status === "settlement" && paidAmount) || amount;

/** A payment request for a virtual account, as Xendit writes it. */
export const requestOf = (charge: Charge, status: BankStatus = charge.status) => ({
  id: `pr-${charge.id}`,
  reference_id: charge.orderId,
  business_id: "simulated",
  status: requestStatusMap[status],
  amount: paidOr(charge, status),
  currency: "IDR",
  country: "ID",
  payment_method: {
    id: `pm-${charge.id}`,
    type: "VIRTUAL_ACCOUNT",
    reusability: "ONE_TIME_USE",
    virtual_account: {
      channel_code: (charge.bank ?? "").toUpperCase(),
      channel_properties: { virtual_account_number: charge.vaNumber, expires_at: charge.expiresAt.toISOString() },
    },
  },
  actions: [],
});

/** An invoice (hosted page), for responses and webhooks. */
export const invoiceOf = (charge: Charge, pageUrl: string | null, status: BankStatus = charge.status) => ({
  id: charge.id,
  external_id: charge.orderId,
  user_id: "simulated",
  status: invoiceStatusMap[status],
  merchant_name: "Shop",
  amount: charge.amount,
  ...(status === "settlement" ? { paid_amount: paidOr(charge, status) } : {}),
  currency: "IDR",
  ...(pageUrl === null ? {} : { invoice_url: pageUrl }),
});

const events: Readonly<Partial<Record<BankStatus, string>>> = {
  settlement: "payment.succeeded",
  deny: "payment.failed",
  pending: "payment.pending",
  expire: "payment_request.expired",
  cancel: "payment_request.canceled",
};

/** The body of Xendit's webhook about a charge. */
export function xenditWebhook(charge: Charge, status: BankStatus): object {
  if (charge.vaNumber === null) return invoiceOf(charge, null, status);
  const { id, payment_method: _none, actions: _neither, ...request } = requestOf(charge, status);
  const data = { ...request, id: `py-${charge.id}`, payment_request_id: id };
  return {
    event: events[status] ?? "payment.succeeded",
    business_id: "simulated",
    created: new Date().toISOString(),
    data,
  };
}
