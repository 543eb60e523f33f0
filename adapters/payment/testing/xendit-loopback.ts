import { basicAuth } from "../http/gateway-client.ts";
import {
  type LedgerCharge,
  loopbackVendor,
  type VendorReply,
  type VendorRequest,
  vendorLedger,
} from "./vendor-ledger.ts";

const requestStatuses = { pending: "PENDING", paid: "SUCCEEDED", cancelled: "EXPIRED", refunded: "SUCCEEDED" } as const;
const invoiceStatuses = { pending: "PENDING", paid: "PAID", cancelled: "EXPIRED", refunded: "PAID" } as const;

const requestOf = (charge: LedgerCharge) => ({
  id: `pr-${charge.vendorId}`,
  reference_id: charge.chargeId,
  business_id: "b-1",
  status: requestStatuses[charge.state],
  amount: charge.amount,
  currency: "IDR",
  country: "ID",
  payment_method: {
    id: `pm-${charge.vendorId}`,
    type: "VIRTUAL_ACCOUNT",
    reusability: "ONE_TIME_USE",
    virtual_account: {
      channel_code: charge.method,
      channel_properties: {
        customer_name: "Sari Dewi",
        virtual_account_number: `381659999${charge.vendorId.slice(2)}`,
      },
    },
  },
  actions: [],
});

const invoiceOf = (charge: LedgerCharge) => ({
  id: `inv-${charge.vendorId}`,
  external_id: charge.chargeId,
  user_id: "b-1",
  status: invoiceStatuses[charge.state],
  merchant_name: "Shop",
  amount: charge.amount,
  ...(charge.state === "paid" ? { paid_amount: charge.amount } : {}),
  currency: "IDR",
  invoice_url: `https://checkout.example/web/${charge.vendorId}`,
});

/** Simulates the API of Xendit: payment requests and invoices. */
export async function xenditLoopback(secretKey: string, callbackToken: string) {
  const ledger = vendorLedger();
  const refunds = new Map<string, string>();

  function act({ method, path, json, headers }: VendorRequest): VendorReply {
    const url = new URL(path, "http://vendor.example");
    if (method === "POST" && url.pathname === "/payment_requests") {
      const account = json.payment_method as { virtual_account: { channel_code: string } };
      const { charge } = ledger.book(
        String(json.reference_id),
        Number(json.amount),
        account.virtual_account.channel_code,
      );
      return { status: 201, body: requestOf(charge) };
    }
    if (method === "POST" && url.pathname === "/v2/invoices") {
      const { charge, isNew } = ledger.book(String(json.external_id), Number(json.amount), "invoice");
      // Xendit makes a second invoice of the same name: the ledger would show it.
      if (!isNew) charge.opened += 1;
      return { status: 200, body: invoiceOf(charge) };
    }
    if (method === "GET" && url.pathname === "/v2/invoices") {
      const charge = ledger.charges.get(url.searchParams.get("external_id") ?? "");
      return { status: 200, body: charge ? [invoiceOf(charge)] : [] };
    }
    if (method === "POST" && url.pathname === "/refunds") {
      const key = String(headers["idempotency-key"]);
      const id = refunds.get(key) ?? `rfd-${refunds.size + 1}`;
      refunds.set(key, id);
      return { status: 200, body: { id, status: "SUCCEEDED", amount: json.amount } };
    }
    const [, vendorId = ""] = /(v-\d+)/.exec(url.pathname) ?? [];
    const charge = ledger.byVendorId(vendorId);
    if (!charge) return { status: 404, body: { error_code: "DATA_NOT_FOUND" } };
    if (url.pathname.includes("/expire")) {
      if (charge.state !== "pending") return { status: 400, body: { error_code: "INVALID_STATUS" } };
      charge.state = "cancelled";
    }
    return { status: 200, body: requestOf(charge) };
  }

  const vendor = await loopbackVendor((request) =>
    request.headers.authorization === basicAuth(secretKey)
      ? act(request)
      : { status: 401, body: { error_code: "INVALID_API_KEY" } },
  );
  return {
    ...vendor,
    ledger,
    webhook(chargeId: string, token = callbackToken) {
      const charge = ledger.charges.get(chargeId);
      if (!charge) throw new Error("no such charge");
      const { id, reference_id, status, amount, currency } = requestOf(charge);
      const data = { id: `py-${charge.vendorId}`, payment_request_id: id, reference_id, status, amount, currency };
      const body =
        charge.method === "invoice"
          ? invoiceOf(charge)
          : { event: "payment.succeeded", business_id: "b-1", created: "2026-11-15T05:00:00Z", data };
      return { headers: { "x-callback-token": token }, body: JSON.stringify(body), path: "/webhooks/xendit" };
    },
  };
}
