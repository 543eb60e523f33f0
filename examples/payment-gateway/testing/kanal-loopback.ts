import { loopbackVendor, vendorLedger } from "#adapters/payment/testing/vendor-ledger.ts";
import type { Clock } from "#kit/core/clock.ts";
import { kanalSignature } from "../kanal-signature.ts";

/** Kanal as its documentation describes it, on a real socket; `pay` stands for its hosted page. */
export async function kanalLoopback(secret: string, clock: Clock) {
  const ledger = vendorLedger();
  const refunds = new Map<string, string>();
  const shown = (reference: string) => {
    const charge = ledger.charges.get(reference);
    if (!charge) return null;
    const { vendorId: id, amount, state } = charge;
    return { id, reference, amount, currency: "IDR", state, pageUrl: `https://kanal.example/pay/${id}` };
  };

  const vendor = await loopbackVendor(({ method, path, headers, json }) => {
    if (headers.authorization !== `Bearer ${secret}`) return { status: 401, body: {} };
    const [, , reference = "", action, key = ""] = path.split("/").map(decodeURIComponent);
    if (method === "PUT" && action === undefined) ledger.book(reference, Number(json.amount), "wallet");
    const charge = ledger.charges.get(reference);
    if (!charge) return { status: 404, body: {} };
    if (action === "refunds") {
      if (charge.state !== "paid" && !refunds.has(key)) return { status: 409, body: {} };
      charge.state = "refunded";
      if (!refunds.has(key)) refunds.set(key, `kr-${refunds.size + 1}`);
      return { status: 200, body: { id: refunds.get(key) } };
    }
    if (action === "cancel" && charge.state === "pending") charge.state = "cancelled";
    return { status: 200, body: shown(reference) ?? {} };
  });

  return {
    ...vendor,
    ledger,
    webhook(reference: string, key = secret) {
      const charge = shown(reference);
      const body = JSON.stringify({ event: `evt-${charge?.id}-${charge?.state}`, charge });
      const signature = kanalSignature(key, Math.floor(clock.now().getTime() / 1_000), body);
      return { headers: { "kanal-signature": signature }, body, path: "/webhooks/kanal" };
    },
  };
}
