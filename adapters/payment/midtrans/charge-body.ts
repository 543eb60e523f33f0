import type { ChargeMethod, ChargeRequest } from "#modules/payment/server/ports/gateway.ts";

/** Minutes until the charge ends, rounded down: the gateway must not wait longer than the shop does. */
const minutesLeft = (expiresAt: Date, now: Date): number =>
  Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 60_000));

const customer = ({ payer }: ChargeRequest) => ({
  first_name: payer.name.slice(0, 255),
  email: payer.email,
  ...(payer.mobile === null ? {} : { phone: payer.mobile }),
});

const details = ({ chargeId, amount }: ChargeRequest) => ({ order_id: chargeId, gross_amount: amount });

function payment(method: Exclude<ChargeMethod, { kind: "card" }>, { description, returnUrl }: ChargeRequest): object {
  if (method.kind === "qris") return { payment_type: "qris", qris: { acquirer: "gopay" } };
  if (method.kind === "wallet") {
    const back =
      method.wallet === "gopay" ? { enable_callback: true, callback_url: returnUrl } : { callback_url: returnUrl };
    return { payment_type: method.wallet, [method.wallet]: back };
  }
  // Mandiri has bills with a company code instead of plain numbers.
  return method.bank === "mandiri"
    ? { payment_type: "echannel", echannel: { bill_info1: "Payment:", bill_info2: description.slice(0, 30) } }
    : { payment_type: "bank_transfer", bank_transfer: { bank: method.bank } };
}

/** The body of a charge without a hosted page. */
export function chargeBody(request: ChargeRequest, method: Exclude<ChargeMethod, { kind: "card" }>, now: Date): object {
  return {
    ...payment(method, request),
    transaction_details: details(request),
    customer_details: customer(request),
    custom_expiry: { expiry_duration: minutesLeft(request.expiresAt, now), unit: "minute" },
  };
}

/** The body of a hosted card page: card data never reaches the shop. */
export function snapBody(request: ChargeRequest, method: Extract<ChargeMethod, { kind: "card" }>, now: Date): object {
  const { instalment } = method;
  return {
    transaction_details: details(request),
    customer_details: customer(request),
    enabled_payments: ["credit_card"],
    credit_card: {
      secure: true,
      ...(instalment && { installment: { required: true, terms: { [instalment.bank]: [instalment.months] } } }),
    },
    callbacks: { finish: request.returnUrl },
    expiry: { unit: "minute", duration: minutesLeft(request.expiresAt, now) },
  };
}
