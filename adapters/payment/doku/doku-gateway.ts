import * as v from "valibot";
import type { Clock } from "#kit/core/clock.ts";
import { sameSecret } from "#kit/core/constant-time.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type {
  ChargeName,
  ChargeReport,
  ChargeRequest,
  ChargeStatus,
  Gateway,
  OpenCharge,
  Refused,
  Unavailable,
} from "#modules/payment/server/ports/gateway.ts";
import { type GatewayReply, gatewayClient } from "../http/gateway-client.ts";
import { dokuSignature, dokuTime } from "./doku-signature.ts";

export type DokuSettings = {
  readonly apiUrl: () => string;
  readonly clientId: string;
  readonly secretKey: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
};

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300));
const amount = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d+)?$/), v.transform(Number))]);
const transactionSchema = v.object({
  order: v.object({ invoice_number: text, amount }),
  transaction: v.object({ status: text }),
});
const accountAnswer = v.object({ virtual_account_info: v.object({ virtual_account_number: text }) });
const pageAnswer = v.object({
  response: v.object({ payment: v.object({ url: v.pipe(v.string(), v.url()), token_id: text }) }),
});
const refundAnswer = v.object({ refund: v.object({ status: v.literal("SUCCESS") }) });

const statuses: Readonly<Record<string, ChargeStatus>> = {
  SUCCESS: "paid",
  FAILED: "failed",
  EXPIRED: "expired",
  REFUNDED: "refunded",
};

/** Webhooks older than this are rejected as replays. */
const freshMs = 300_000;

/** DOKU: numbers of its virtual accounts, its hosted checkout for everything else. */
export function dokuGateway({ apiUrl, clientId, secretKey, clock, timeoutMs }: DokuSettings): Gateway {
  const send = gatewayClient({ clock, timeoutMs });
  const load = (method: "GET" | "POST", target: string, requestId: string, body: object | null) => {
    const written = body === null ? null : JSON.stringify(body);
    const timestamp = dokuTime(clock.now());
    const signed = { clientId, requestId, timestamp, target, body: written === null ? null : Buffer.from(written) };
    return send({
      method,
      url: apiUrl() + target,
      headers: {
        "client-id": clientId,
        "request-id": requestId,
        "request-timestamp": timestamp,
        signature: dokuSignature(signed, secretKey),
        "content-type": "application/json",
      },
      ...(written === null ? {} : { body: written }),
    });
  };
  const minutes = (expiresAt: Date) => Math.max(1, Math.floor((expiresAt.getTime() - clock.now().getTime()) / 60_000));

  async function openAccount(request: ChargeRequest, bank: string): Promise<Result<OpenCharge, Unavailable | Refused>> {
    const reply = await load("POST", `/${bank}-virtual-account/v2/payment-code`, request.chargeId, {
      order: { invoice_number: request.chargeId, amount: request.amount },
      virtual_account_info: {
        billing_type: "FIX_BILL",
        expired_time: minutes(request.expiresAt),
        reusable_status: false,
        info1: request.description.slice(0, 30),
      },
      customer: { name: request.payer.name, email: request.payer.email },
    });
    if (!reply.ok) return reply;
    if (!v.is(accountAnswer, reply.value.json)) return refused(reply.value);
    const { virtual_account_number: vaNumber } = reply.value.json.virtual_account_info;
    return ok({ gatewayRef: request.chargeId, vaNumber, billerCode: null, redirectUrl: null, qrText: null });
  }

  async function openPage(request: ChargeRequest): Promise<Result<OpenCharge, Unavailable | Refused>> {
    const { method } = request;
    const kind =
      method.kind === "wallet"
        ? `EMONEY_${method.wallet.toUpperCase()}`
        : method.kind === "qris"
          ? "QRIS"
          : "CREDIT_CARD";
    const reply = await load("POST", "/checkout/v1/payment", request.chargeId, {
      order: {
        invoice_number: request.chargeId,
        amount: request.amount,
        currency: "IDR",
        callback_url: request.returnUrl,
        auto_redirect: true,
      },
      payment: { payment_due_date: minutes(request.expiresAt), payment_method_types: [kind] },
      customer: { name: request.payer.name, email: request.payer.email },
    });
    if (!reply.ok) return reply;
    if (!v.is(pageAnswer, reply.value.json)) return refused(reply.value);
    const { url, token_id } = reply.value.json.response.payment;
    return ok({ gatewayRef: token_id, vaNumber: null, billerCode: null, redirectUrl: url, qrText: null });
  }

  async function status(charge: ChargeName): Promise<Result<ChargeReport, Unavailable>> {
    const target = `/orders/v1/status/${encodeURIComponent(charge.chargeId)}`;
    const reply = await load("GET", target, `status-${charge.chargeId}-${clock.now().getTime()}`, null);
    if (!reply.ok) return reply;
    const waiting: ChargeReport = {
      chargeId: charge.chargeId,
      amount: charge.amount,
      currency: "IDR",
      status: "pending",
    };
    if (reply.value.status === 404) return ok(waiting);
    const read = v.safeParse(transactionSchema, reply.value.json);
    return read.success
      ? ok(reportOf(read.output))
      : fail({ code: "UNAVAILABLE", reason: `http ${reply.value.status}` });
  }

  return {
    name: "doku",
    webhookProves: "everything",
    open: (request) => (request.method.kind === "va" ? openAccount(request, request.method.bank) : openPage(request)),
    status,
    // DOKU cannot cancel a charge; it expires by itself. A payment that arrives later is settled as a late payment.
    cancel: status,
    async refund(charge, { key, amount: back }) {
      if (charge.method !== "card") return fail({ code: "NOT_SUPPORTED" });
      const reply = await load("POST", "/cancellation/credit-card/refund", key, {
        order: { invoice_number: charge.chargeId },
        refund: { amount: back, type: back === charge.amount ? "FULL_REFUND" : "PARTIAL_REFUND" },
      });
      if (!reply.ok) return reply;
      return v.is(refundAnswer, reply.value.json) ? ok({ refundRef: key }) : refused(reply.value);
    },
    readWebhook({ headers, body, path }) {
      const header = (name: string) => (typeof headers[name] === "string" ? headers[name] : "");
      const [requestId, timestamp] = [header("request-id"), header("request-timestamp")];
      const signed = { clientId: header("client-id"), requestId, timestamp, target: path, body };
      if (!sameSecret(header("signature"), dokuSignature(signed, secretKey)) || signed.clientId !== clientId) {
        return fail({ code: "FORGED" });
      }
      const age = Math.abs(clock.now().getTime() - new Date(timestamp).getTime());
      if (!(age <= freshMs)) return fail({ code: "FORGED" });
      const read = v.safeParse(transactionSchema, parsed(body.toString("utf8")));
      if (!read.success) return fail({ code: "MALFORMED" });
      return ok({ ...reportOf(read.output), eventId: requestId });
    },
  };
}

const reportOf = ({ order, transaction }: v.InferOutput<typeof transactionSchema>): ChargeReport => ({
  chargeId: order.invoice_number,
  status: statuses[transaction.status] ?? "pending",
  amount: order.amount,
  currency: "IDR",
});

const refused = ({ status }: GatewayReply) => fail({ code: "REFUSED", reason: `http ${status}` });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
