import type { BankStatus, Charge } from "./charge-store.ts";

const words: Readonly<Record<BankStatus, string>> = {
  page: "PENDING",
  pending: "PENDING",
  settlement: "SUCCESS",
  deny: "FAILED",
  expire: "EXPIRED",
  cancel: "EXPIRED",
  refund: "REFUNDED",
};

/** A charge as DOKU writes it, in answers as in webhooks. */
export const dokuTransaction = (charge: Charge, status: BankStatus = charge.status) => ({
  service: { id: charge.vaNumber === null ? "CREDIT_CARD" : "VIRTUAL_ACCOUNT" },
  acquirer: { id: (charge.bank ?? "simulated").toUpperCase() },
  channel: { id: charge.vaNumber === null ? "CREDIT_CARD" : `VIRTUAL_ACCOUNT_${(charge.bank ?? "").toUpperCase()}` },
  order: { invoice_number: charge.orderId, amount: (status === "settlement" && charge.paidAmount) || charge.amount },
  transaction: { status: words[status], date: charge.createdAt.toISOString(), original_request_id: charge.orderId },
});
