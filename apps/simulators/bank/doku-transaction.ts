import type { BankStatus, Charge } from "./charge-store.ts";

const statusMap: Readonly<Record<BankStatus, string>> = {
  page: "PENDING",
  pending: "PENDING",
  settlement: "SUCCESS",
  deny: "FAILED",
  expire: "EXPIRED",
  cancel: "EXPIRED",
  refund: "REFUNDED",
};

/** A charge in DOKU's format, for responses and webhooks. */
export const dokuTransaction = (charge: Charge, status: BankStatus = charge.status) => ({
  service: { id: charge.vaNumber === null ? "CREDIT_CARD" : "VIRTUAL_ACCOUNT" },
  acquirer: { id: (charge.bank ?? "simulated").toUpperCase() },
  channel: { id: charge.vaNumber === null ? "CREDIT_CARD" : `VIRTUAL_ACCOUNT_${(charge.bank ?? "").toUpperCase()}` },
  order: { invoice_number: charge.orderId, amount: (status === "settlement" && charge.paidAmount) || charge.amount },
  transaction: { status: statusMap[status], date: charge.createdAt.toISOString(), original_request_id: charge.orderId },
});
