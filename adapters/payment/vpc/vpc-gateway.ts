import type { Clock } from "#kit/core/clock.ts";
import { sameSecret } from "#kit/core/constant-time.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { ChargeName, ChargeReport, Gateway, Unavailable } from "#modules/payment/server/ports/gateway.ts";
import { gatewayClient } from "../http/gateway-client.ts";
import { secureHash, withHash } from "./vpc-hash.ts";

export type VpcSettings = {
  /** The base of /vpcpay, the hosted page, and /vpcdps, which answers queries. */
  readonly url: () => string;
  readonly merchant: string;
  readonly accessCode: string;
  /** In hexadecimal. */
  readonly secret: string;
  readonly user: string;
  readonly password: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
};

/** Amounts travel in hundredths. */
const hundredths = (amount: number) => String(amount * 100);

/** A hosted card page in the manner of a virtual payment client: opened by an address that proves itself, nothing is called. */
export function vpcGateway(settings: VpcSettings): Gateway {
  const { url, merchant, accessCode, secret, user, password, clock, timeoutMs } = settings;
  const send = gatewayClient({ clock, timeoutMs });
  const account = { vpc_Version: "1", vpc_Merchant: merchant, vpc_AccessCode: accessCode };

  async function request(fields: Readonly<Record<string, string>>): Promise<Result<URLSearchParams, Unavailable>> {
    const input = { ...account, ...fields, vpc_User: user, vpc_Password: password };
    const reply = await send({
      method: "POST",
      url: `${url()}/vpcdps`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: withHash(input, secret).toString(),
    });
    if (!reply.ok) return reply;
    return reply.value.status === 200
      ? ok(new URLSearchParams(reply.value.text))
      : fail({ code: "UNAVAILABLE", reason: `http ${reply.value.status}` });
  }
  const find = (reference: string) => request({ vpc_Command: "queryDR", vpc_MerchTxnRef: reference });

  async function status(charge: ChargeName): Promise<Result<ChargeReport, Unavailable>> {
    const found = await find(charge.chargeId);
    if (!found.ok) return found;
    const { chargeId, amount } = charge;
    // No shopper used the page yet.
    if (found.value.get("vpc_DRExists") !== "Y") return ok({ chargeId, amount, currency: "IDR", status: "pending" });
    return ok(reportOf(Object.fromEntries(found.value)));
  }

  return {
    name: "vpc",
    webhookProves: "everything",
    async open({ chargeId, amount, method, returnUrl, description }) {
      if (method.kind !== "card" || method.instalment) return fail({ code: "REFUSED", reason: "cards at once only" });
      const fields = {
        ...account,
        vpc_Command: "pay",
        vpc_MerchTxnRef: chargeId,
        vpc_OrderInfo: description.slice(0, 34),
        vpc_Amount: hundredths(amount),
        vpc_Currency: "IDR",
        vpc_Locale: "en",
        vpc_ReturnURL: returnUrl,
      };
      const redirectUrl = `${url()}/vpcpay?${withHash(fields, secret)}`;
      return ok({ gatewayRef: "", vaNumber: null, billerCode: null, redirectUrl, qrText: null });
    },
    status,
    // An address cannot be revoked. A later payment is handled as late.
    cancel: status,
    async refund(charge, { key, amount }) {
      // The second time the same refund would be a second refund: it is looked for first.
      const before = await find(key);
      if (!before.ok) return before;
      if (before.value.get("vpc_TxnResponseCode") === "0") return ok({ refundRef: key });
      const paid = await find(charge.chargeId);
      if (!paid.ok) return paid;
      const reply = await request({
        vpc_Command: "refund",
        vpc_MerchTxnRef: key,
        vpc_TransNo: paid.value.get("vpc_TransactionNo") ?? "",
        vpc_Amount: hundredths(amount),
      });
      if (!reply.ok) return reply;
      const code = reply.value.get("vpc_TxnResponseCode") ?? "";
      return code === "0" ? ok({ refundRef: key }) : fail({ code: "REFUSED", reason: `code ${code}` });
    },
    readWebhook({ body }) {
      const fields = Object.fromEntries(new URLSearchParams(body.toString("utf8")));
      if (!sameSecret(fields.vpc_SecureHash ?? "", secureHash(fields, secret))) return fail({ code: "FORGED" });
      const { vpc_MerchTxnRef = "", vpc_TransactionNo = "", vpc_TxnResponseCode = "", vpc_Amount = "" } = fields;
      if (!vpc_MerchTxnRef || !/^\d{3,17}$/.test(vpc_Amount) || fields.vpc_Merchant !== merchant) {
        return fail({ code: "MALFORMED" });
      }
      return ok({ ...reportOf(fields), eventId: `${vpc_MerchTxnRef}:${vpc_TransactionNo}:${vpc_TxnResponseCode}` });
    },
  };
}

/** Only "0" means paid; any other code is a failed attempt. */
const reportOf = (fields: Readonly<Record<string, string>>): ChargeReport => ({
  chargeId: fields.vpc_MerchTxnRef ?? "",
  status: fields.vpc_TxnResponseCode === "0" ? "paid" : "failed",
  amount: Number(fields.vpc_Amount) / 100,
  currency: fields.vpc_Currency || "IDR",
});
