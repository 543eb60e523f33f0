import {
  type BookedCharge,
  loopbackVendor,
  type VendorAnswer,
  type VendorRequest,
  vendorBooks,
} from "../testing/vendor-books.ts";
import { dokuSignature, dokuTime } from "./doku-signature.ts";

const words = { pending: "PENDING", paid: "SUCCESS", cancelled: "EXPIRED", refunded: "REFUNDED" } as const;

const transactionOf = (charge: BookedCharge) => ({
  service: { id: charge.method === "va" ? "VIRTUAL_ACCOUNT" : "CREDIT_CARD" },
  acquirer: { id: "BCA" },
  channel: { id: charge.method === "va" ? "VIRTUAL_ACCOUNT_BCA" : "CREDIT_CARD" },
  order: { invoice_number: charge.chargeId, amount: charge.amount },
  transaction: { status: words[charge.state], date: "2026-11-15T05:00:00Z", original_request_id: charge.chargeId },
});

/** Looks like DOKU: payment codes, the hosted checkout, the status of an order. */
export async function dokuLoopback(clientId: string, secretKey: string, now: () => Date) {
  const books = vendorBooks();
  let notices = 0;

  function act({ method, path, json }: VendorRequest): VendorAnswer {
    const order = json.order as { invoice_number: string; amount: number } | undefined;
    if (method === "POST" && path.endsWith("-virtual-account/v2/payment-code") && order) {
      const { charge } = books.book(order.invoice_number, order.amount, "va");
      const virtual_account_number = `19008${charge.vendorId.slice(2).padStart(11, "0")}`;
      return {
        status: 200,
        body: { order, virtual_account_info: { virtual_account_number, expired_date: "20261116120000" } },
      };
    }
    if (method === "POST" && path === "/checkout/v1/payment" && order) {
      const { charge } = books.book(order.invoice_number, order.amount, "page");
      const payment = { token_id: charge.vendorId, url: `https://checkout.example/link/${charge.vendorId}` };
      return { status: 200, body: { message: ["SUCCESS"], response: { order, payment } } };
    }
    if (path === "/cancellation/credit-card/refund")
      return { status: 200, body: { order, refund: { status: "SUCCESS" } } };
    const charge = books.charges.get(decodeURIComponent(path.split("/").at(-1) ?? ""));
    return charge
      ? { status: 200, body: transactionOf(charge) }
      : { status: 404, body: { error: { code: "not_found" } } };
  }

  const vendor = await loopbackVendor((request) => {
    const word = (name: string) => String(request.headers[name] ?? "");
    const body = request.method === "GET" ? null : Buffer.from(request.text);
    const signed = {
      clientId,
      requestId: word("request-id"),
      timestamp: word("request-timestamp"),
      target: request.path,
      body,
    };
    if (word("signature") !== dokuSignature(signed, secretKey)) {
      return { status: 401, body: { error: { code: "invalid_signature" } } };
    }
    return act(request);
  });

  return {
    ...vendor,
    books,
    notice(chargeId: string, { key = secretKey, at = now() }: { key?: string; at?: Date } = {}) {
      const charge = books.charges.get(chargeId);
      if (!charge) throw new Error("no such charge");
      notices += 1;
      const path = "/webhooks/doku";
      const body = JSON.stringify(transactionOf(charge));
      const signed = { clientId, requestId: `n-${notices}`, timestamp: dokuTime(at), target: path };
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
