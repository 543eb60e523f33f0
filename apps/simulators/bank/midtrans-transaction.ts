import type { BankStatus, Charge } from "./charge-store.ts";

const codes: Readonly<Record<BankStatus, string>> = {
  page: "404",
  pending: "201",
  settlement: "200",
  deny: "202",
  expire: "202",
  cancel: "200",
  refund: "200",
};

const jakartaTime = (moment: Date) =>
  new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");

/** A charge in Midtrans' format, for responses and webhooks; `status` overrides its state. */
export function transactionOf(charge: Charge, status: BankStatus = charge.status) {
  return {
    status_code: codes[status],
    status_message: `Success, transaction is ${status}`,
    transaction_id: charge.id,
    order_id: charge.orderId,
    merchant_id: "G000000000",
    // The amount really paid, which may differ from the requested one.
    gross_amount: `${(status === "settlement" && charge.paidAmount) || charge.amount}.00`,
    currency: "IDR",
    payment_type: charge.paymentType,
    transaction_time: jakartaTime(charge.createdAt),
    transaction_status: status,
    fraud_status: "accept",
    expiry_time: jakartaTime(charge.expiresAt),
  };
}

/** Payment instructions in Midtrans' format. `pageUrl` is the address of the simulator's hosted pages. */
export function wayToPay(charge: Charge, pageUrl: (token: string) => string): object {
  if (charge.paymentType === "echannel") return { bill_key: charge.vaNumber, biller_code: "70012" };
  if (charge.bank === "permata") return { permata_va_number: charge.vaNumber };
  if (charge.vaNumber !== null) return { va_numbers: [{ bank: charge.bank, va_number: charge.vaNumber }] };
  const url = pageUrl(charge.token ?? "");
  if (charge.paymentType === "qris") {
    return { qr_string: url, actions: [{ name: "generate-qr-code", method: "GET", url }] };
  }
  return { actions: [{ name: "deeplink-redirect", method: "GET", url }] };
}
