import * as v from "valibot";
import type { Clock } from "#kit/core/clock.ts";
import { sameSecret } from "#kit/core/constant-time.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type {
  ChargeName,
  ChargeReport,
  ChargeRequest,
  Gateway,
  OpenCharge,
  Refused,
  Unavailable,
} from "#modules/payment/server/ports/gateway.ts";
import { basicAuth, type GatewayReply, gatewayClient } from "../http/gateway-client.ts";
import { chargeBody, snapBody } from "./charge-body.ts";
import { midtransSignature } from "./midtrans-signature.ts";
import { openChargeOf, reportOf, transactionSchema, webhookSchema } from "./midtrans-transaction.ts";

export type MidtransSettings = {
  /** The Core API; read at each call, because a simulator's URL is known only once it listens. */
  readonly apiUrl: () => string;
  /** The API of the hosted pages. */
  readonly snapUrl: () => string;
  readonly serverKey: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
};

const bodyCode = v.object({ status_code: v.string() });
const snapAnswer = v.object({ token: v.string(), redirect_url: v.pipe(v.string(), v.url()) });

/** Midtrans answers many refusals with HTTP 200 and the real code in the body. */
const codeOf = ({ status, json }: GatewayReply): string => (v.is(bodyCode, json) ? json.status_code : String(status));

/** Midtrans: virtual accounts, QRIS and wallets by the Core API, cards by the hosted pages of Snap. */
export function midtransGateway({ apiUrl, snapUrl, serverKey, clock, timeoutMs }: MidtransSettings): Gateway {
  const send = gatewayClient({ clock, timeoutMs });
  const headers = { authorization: basicAuth(serverKey), "content-type": "application/json" };
  const get = (path: string) => send({ method: "GET", url: apiUrl() + path, headers });
  const post = (url: string, body: object, key?: string) =>
    send({
      method: "POST",
      url,
      headers: key === undefined ? headers : { ...headers, "idempotency-key": key },
      body: JSON.stringify(body),
    });
  const of = (charge: Pick<ChargeName, "chargeId">) => `/v2/${encodeURIComponent(charge.chargeId)}`;

  async function open(request: ChargeRequest): Promise<Result<OpenCharge, Unavailable | Refused>> {
    const { method, chargeId } = request;
    if (method.kind === "card") {
      const reply = await post(`${snapUrl()}/snap/v1/transactions`, snapBody(request, method, clock.now()), chargeId);
      if (!reply.ok) return reply;
      if (!v.is(snapAnswer, reply.value.json)) return refused(reply.value);
      const { token, redirect_url } = reply.value.json;
      return ok({ gatewayRef: token, vaNumber: null, billerCode: null, redirectUrl: redirect_url, qrText: null });
    }
    const reply = await post(`${apiUrl()}/v2/charge`, chargeBody(request, method, clock.now()), chargeId);
    if (!reply.ok) return reply;
    const code = codeOf(reply.value);
    // The charge was opened before and its answer was lost.
    if (code === "406") return reopened(request);
    const opened = code === "201" || code === "200" ? openChargeOf(reply.value.json) : null;
    return opened ? ok(opened) : refused(reply.value);
  }

  async function reopened(request: ChargeRequest): Promise<Result<OpenCharge, Unavailable | Refused>> {
    const reply = await get(`${of(request)}/status`);
    if (!reply.ok) return reply;
    const opened = openChargeOf(reply.value.json);
    return opened ? ok(opened) : refused(reply.value);
  }

  async function status(charge: ChargeName): Promise<Result<ChargeReport, Unavailable>> {
    const reply = await get(`${of(charge)}/status`);
    if (!reply.ok) return reply;
    // A hosted page without a payment attempt has no transaction yet.
    if (codeOf(reply.value) === "404") return ok({ ...nothing(charge), status: "pending" });
    return reported(reply.value);
  }

  return {
    name: "midtrans",
    // The signature covers the code and the amount, but not `transaction_status`, which distinguishes a settlement from a cancellation.
    webhookProves: "sender",
    open,
    status,
    async cancel(charge) {
      const reply = await post(`${apiUrl()}${of(charge)}/cancel`, {});
      if (!reply.ok) return reply;
      const code = codeOf(reply.value);
      if (code === "404") return ok({ ...nothing(charge), status: "cancelled" });
      if (code === "200") {
        // The answer to a cancellation repeats the transaction as it is then.
        const read = v.safeParse(transactionSchema, reply.value.json);
        if (read.success) return ok(reportOf(read.output));
      }
      return status(charge);
    },
    async refund(charge, { key, amount, reason }) {
      // Midtrans refunds cards and wallets, but not bank transfers.
      if (charge.method === "va") return fail({ code: "NOT_SUPPORTED" });
      const reply = await post(`${apiUrl()}${of(charge)}/refund`, { refund_key: key, amount, reason });
      if (!reply.ok) return reply;
      const code = codeOf(reply.value);
      // 406: this key was used before, so the refund is on its way already.
      return code === "200" || code === "406" ? ok({ refundRef: key }) : refused(reply.value);
    },
    readWebhook({ body }) {
      const read = v.safeParse(webhookSchema, parsed(body.toString("utf8")));
      if (!read.success) return fail({ code: "MALFORMED" });
      const webhook = read.output;
      if (!sameSecret(webhook.signature_key, midtransSignature(webhook, serverKey))) return fail({ code: "FORGED" });
      const { transaction_id, transaction_status, fraud_status, refund_amount = "" } = webhook;
      const eventId = [
        webhook.order_id,
        transaction_id,
        transaction_status,
        webhook.status_code,
        fraud_status,
        refund_amount,
      ];
      return ok({ ...reportOf(webhook), eventId: eventId.join(":") });
    },
  };
}

const nothing = ({ chargeId, amount }: ChargeName) => ({ chargeId, amount, currency: "IDR" });

const refused = (reply: GatewayReply) => fail({ code: "REFUSED", reason: `code ${codeOf(reply)}` });

function reported(response: GatewayReply): Result<ChargeReport, Unavailable> {
  const read = v.safeParse(transactionSchema, response.json);
  return read.success ? ok(reportOf(read.output)) : fail({ code: "UNAVAILABLE", reason: `code ${codeOf(response)}` });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
