import { basicAuth } from "../http/gateway-client.ts";
import { midtransSignature } from "../midtrans/midtrans-signature.ts";
import {
  type LedgerCharge,
  loopbackVendor,
  type VendorReply,
  type VendorRequest,
  vendorLedger,
} from "./vendor-ledger.ts";

const statuses = { pending: "pending", paid: "settlement", cancelled: "cancel", refunded: "refund" } as const;
const codes = { pending: "201", paid: "200", cancelled: "200", refunded: "200" } as const;

/** A transaction in the format of answers and webhooks. */
const transactionOf = (charge: LedgerCharge) => ({
  status_code: codes[charge.state],
  status_message: "midtrans payment notification",
  transaction_id: charge.vendorId,
  order_id: charge.chargeId,
  merchant_id: "G141532850",
  gross_amount: `${charge.amount}.00`,
  currency: "IDR",
  payment_type: charge.method === "mandiri" ? "echannel" : charge.method,
  transaction_time: "2026-11-15 12:00:00",
  transaction_status: statuses[charge.state],
  fraud_status: "accept",
  expiry_time: "2026-11-15 12:30:00",
});

const numbersOf = ({ method, vendorId }: LedgerCharge): object => {
  if (method === "mandiri") return { bill_key: `99${vendorId}`, biller_code: "70012" };
  if (method === "permata") return { permata_va_number: `8562${vendorId}` };
  if (method === "qris") return { qr_string: `00020101021226${vendorId}`, actions: [] };
  if (method === "gopay" || method === "shopeepay") {
    return { actions: [{ name: "deeplink-redirect", method: "GET", url: `https://wallet.example/${vendorId}` }] };
  }
  return { va_numbers: [{ bank: method, va_number: `12345${vendorId}` }] };
};

/** Simulates the API of Midtrans: the Core API and Snap. */
export async function midtransLoopback(serverKey: string) {
  const ledger = vendorLedger();
  const pages = new Map<string, { amount: number; token: string }>();
  const refunds = new Set<string>();

  function charge({ json }: VendorRequest): VendorReply {
    const details = json.transaction_details as { order_id: string; gross_amount: number };
    const type = String(json.payment_type);
    const bank = (json.bank_transfer as { bank?: string } | undefined)?.bank;
    const { charge: booked, isNew } = ledger.book(
      details.order_id,
      details.gross_amount,
      type === "echannel" ? "mandiri" : (bank ?? type),
    );
    if (!isNew) return { status: 200, body: { status_code: "406", status_message: "order_id has been taken" } };
    return { status: 200, body: { ...transactionOf(booked), ...numbersOf(booked) } };
  }

  function page({ json, headers }: VendorRequest): VendorReply {
    const { order_id, gross_amount } = json.transaction_details as { order_id: string; gross_amount: number };
    const known = headers["idempotency-key"] === order_id ? pages.get(order_id) : undefined;
    const made = known ?? { amount: gross_amount, token: `snap-${pages.size + 1}` };
    pages.set(order_id, made);
    return { status: 201, body: { token: made.token, redirect_url: `https://pay.example/snap/${made.token}` } };
  }

  function act(booked: LedgerCharge, action: string, { json }: VendorRequest): VendorReply {
    if (action === "cancel") {
      if (booked.state !== "pending")
        return { status: 200, body: { status_code: "412", status_message: "cannot modify" } };
      booked.state = "cancelled";
    }
    if (action === "refund") {
      const key = String(json.refund_key);
      if (refunds.has(key))
        return { status: 200, body: { status_code: "406", status_message: "duplicate refund key" } };
      refunds.add(key);
      booked.state = "refunded";
    }
    return { status: 200, body: { ...transactionOf(booked), ...numbersOf(booked) } };
  }

  const vendor = await loopbackVendor((request) => {
    if (request.headers.authorization !== basicAuth(serverKey)) return { status: 401, body: { status_code: "401" } };
    if (request.path === "/v2/charge") return charge(request);
    if (request.path === "/snap/v1/transactions") return page(request);
    const [, orderId = "", action = ""] = /^\/v2\/([^/]+)\/(\w+)$/.exec(request.path) ?? [];
    const booked = ledger.charges.get(decodeURIComponent(orderId));
    if (!booked) return { status: 200, body: { status_code: "404", status_message: "Transaction doesn't exist." } };
    return act(booked, action, request);
  });

  return {
    ...vendor,
    ledger,
    pay(chargeId: string) {
      // A card is charged on the vendor's page: the transaction exists only after that.
      const hosted = pages.get(chargeId);
      if (hosted && !ledger.charges.has(chargeId)) ledger.book(chargeId, hosted.amount, "credit_card");
      ledger.pay(chargeId);
    },
    webhook(chargeId: string, key = serverKey): string {
      const booked = ledger.charges.get(chargeId);
      if (!booked) throw new Error("no such charge");
      const transaction = transactionOf(booked);
      return JSON.stringify({ ...transaction, signature_key: midtransSignature(transaction, key) });
    },
  };
}
