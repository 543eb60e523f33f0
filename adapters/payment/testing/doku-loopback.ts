import { dokuSignature, dokuTime } from "../doku/doku-signature.ts";
import {
  type LedgerCharge,
  loopbackVendor,
  type VendorReply,
  type VendorRequest,
  vendorLedger,
} from "./vendor-ledger.ts";

const statuses = { pending: "PENDING", paid: "SUCCESS", cancelled: "EXPIRED", refunded: "REFUNDED" } as const;

const transactionOf = (charge: LedgerCharge) => ({
  service: { id: charge.method === "va" ? "VIRTUAL_ACCOUNT" : "CREDIT_CARD" },
  acquirer: { id: "BCA" },
  channel: { id: charge.method === "va" ? "VIRTUAL_ACCOUNT_BCA" : "CREDIT_CARD" },
  order: { invoice_number: charge.chargeId, amount: charge.amount },
  transaction: { status: statuses[charge.state], date: "2026-11-15T05:00:00Z", original_request_id: charge.chargeId },
});

/** Simulates the API of DOKU: payment codes, the hosted checkout, the status of an order. */
export async function dokuLoopback(clientId: string, secretKey: string, now: () => Date) {
  const ledger = vendorLedger();
  let webhooks = 0;

  function act({ method, path, json }: VendorRequest): VendorReply {
    const order = json.order as { invoice_number: string; amount: number } | undefined;
    if (method === "POST" && path.endsWith("-virtual-account/v2/payment-code") && order) {
      const { charge } = ledger.book(order.invoice_number, order.amount, "va");
      const virtual_account_number = `19008${charge.vendorId.slice(2).padStart(11, "0")}`;
      return {
        status: 200,
        body: { order, virtual_account_info: { virtual_account_number, expired_date: "20261116120000" } },
      };
    }
    if (method === "POST" && path === "/checkout/v1/payment" && order) {
      const { charge } = ledger.book(order.invoice_number, order.amount, "page");
      const payment = { token_id: charge.vendorId, url: `https://checkout.example/link/${charge.vendorId}` };
      return { status: 200, body: { message: ["SUCCESS"], response: { order, payment } } };
    }
    if (path === "/cancellation/credit-card/refund")
      return { status: 200, body: { order, refund: { status: "SUCCESS" } } };
    const charge = ledger.charges.get(decodeURIComponent(path.split("/").at(-1) ?? ""));
    return charge
      ? { status: 200, body: transactionOf(charge) }
      : { status: 404, body: { error: { code: "not_found" } } };
  }

  const vendor = await loopbackVendor((request) => {
    const header = (name: string) => String(request.headers[name] ?? "");
    const body = request.method === "GET" ? null : Buffer.from(request.text);
    const signed = {
      clientId,
      requestId: header("request-id"),
      timestamp: header("request-timestamp"),
      target: request.path,
      body,
    };
    if (header("signature") !== dokuSignature(signed, secretKey)) {
      return { status: 401, body: { error: { code: "invalid_signature" } } };
    }
    return act(request);
  });

  return {
    ...vendor,
    ledger,
    webhook(chargeId: string, { key = secretKey, at = now() }: { key?: string; at?: Date } = {}) {
      const charge = ledger.charges.get(chargeId);
      if (!charge) throw new Error("no such charge");
      webhooks += 1;
      const path = "/webhooks/doku";
      const body = JSON.stringify(transactionOf(charge));
      const signed = { clientId, requestId: `n-${webhooks}`, timestamp: dokuTime(at), target: path };
      return {
        headers: {
          "client-id": clientId,
          "request-id": signed.requestId,
          "request-timestamp": signed.timestamp,
          signature: dokuSignature({ ...signed, body: Buffer.from(body) }, key),
        },
        body,
        path,
      };
    },
  };
}
