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

/** A charge as Midtrans writes it, in answers as in webhooks; in another state if told. */
export function transactionOf(charge: Charge, status: BankStatus = charge.status) {
  return {
    status_code: codes[status],
    status_message: `Success, transaction is ${status}`,
    transaction_id: charge.id,
    order_id: charge.orderId,
    merchant_id: "G000000000",
    // What was really paid: more or less than was asked for is told as it came.
    gross_amount: `${(status === "settlement" && charge.paidAmount) || charge.amount}.00`,
    currency: "IDR",
    payment_type: charge.paymentType,
    transaction_time: jakartaTime(charge.createdAt),
    transaction_status: status,
    fraud_status: "accept",
    expiry_time: jakartaTime(charge.expiresAt),
  };
}

/** What the payer needs, in Midtrans' words. `pageUrl` is where the stand-in's hosted pages are. */
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
