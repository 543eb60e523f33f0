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
import {
  eventSchema,
  invoiceSchema,
  paymentRequestSchema,
  reportOfInvoice,
  reportOfRequest,
} from "./xendit-mapping.ts";

export type XenditSettings = {
  readonly apiUrl: () => string;
  readonly secretKey: string;
  /** The token Xendit sends in the header of every webhook. */
  readonly callbackToken: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
};

const refundAnswer = v.object({ id: v.string() });
const invoiceMethods = { card: "CREDIT_CARD", qris: "QRIS", va: "BANK_TRANSFER" } as const;

/** Xendit: payment requests for virtual accounts, invoices, which are hosted pages, for everything else. */
export function xenditGateway({ apiUrl, secretKey, callbackToken, clock, timeoutMs }: XenditSettings): Gateway {
  const send = gatewayClient({ clock, timeoutMs });
  const headers = { authorization: basicAuth(secretKey), "content-type": "application/json" };
  const get = (path: string) => send({ method: "GET", url: apiUrl() + path, headers });
  const post = (path: string, body: object, key: string) =>
    send({
      method: "POST",
      url: apiUrl() + path,
      headers: { ...headers, "idempotency-key": key },
      body: JSON.stringify(body),
    });

  async function openVirtualAccount(request: ChargeRequest, bank: string) {
    const { chargeId, amount, payer, expiresAt, description } = request;
    const reply = await post(
      "/payment_requests",
      {
        reference_id: chargeId,
        amount,
        currency: "IDR",
        country: "ID",
        description,
        payment_method: {
          type: "VIRTUAL_ACCOUNT",
          reusability: "ONE_TIME_USE",
          reference_id: chargeId,
          virtual_account: {
            channel_code: bank.toUpperCase(),
            channel_properties: { customer_name: lettersOnly(payer.name), expires_at: expiresAt.toISOString() },
          },
        },
      },
      chargeId,
    );
    if (!reply.ok) return reply;
    const read = v.safeParse(paymentRequestSchema, reply.value.json);
    const number =
      read.success && read.output.payment_method.virtual_account?.channel_properties.virtual_account_number;
    if (!read.success || !number) return refused(reply.value);
    const gatewayRef = `${read.output.id} ${read.output.payment_method.id}`;
    return ok({ gatewayRef, vaNumber: number, billerCode: null, redirectUrl: null, qrText: null });
  }

  /** An invoice has no key of ours that Xendit would remember, so it is looked for before one is made, and after a lost answer. */
  async function openInvoice(request: ChargeRequest): Promise<Result<OpenCharge, Unavailable | Refused>> {
    const before = await findInvoice(request.chargeId);
    if (!before.ok) return before;
    if (before.value) return openedInvoice(before.value);
    const { chargeId, amount, payer, returnUrl, expiresAt, method, description } = request;
    const reply = await send({
      method: "POST",
      url: `${apiUrl()}/v2/invoices`,
      headers,
      once: true,
      body: JSON.stringify({
        external_id: chargeId,
        amount,
        currency: "IDR",
        description,
        payer_email: payer.email,
        invoice_duration: Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1_000),
        // Xendit adds nothing of its own to these addresses.
        success_redirect_url: withOutcome(returnUrl, "0"),
        failure_redirect_url: withOutcome(returnUrl, "1"),
        payment_methods: [method.kind === "wallet" ? method.wallet.toUpperCase() : invoiceMethods[method.kind]],
      }),
    });
    if (reply.ok) {
      const read = v.safeParse(invoiceSchema, reply.value.json);
      return read.success ? openedInvoice(read.output) : refused(reply.value);
    }
    const after = await findInvoice(chargeId);
    return after.ok && after.value ? openedInvoice(after.value) : reply;
  }

  async function findInvoice(chargeId: string) {
    const reply = await get(`/v2/invoices?external_id=${encodeURIComponent(chargeId)}`);
    if (!reply.ok) return reply;
    const read = v.safeParse(v.array(invoiceSchema), reply.value.json);
    return ok(read.success ? (read.output[0] ?? null) : null);
  }

  async function status(charge: ChargeName): Promise<Result<ChargeReport, Unavailable>> {
    if (charge.method !== "va") {
      const found = await findInvoice(charge.chargeId);
      if (!found.ok) return found;
      return ok(found.value ? reportOfInvoice(found.value) : nothing(charge));
    }
    const reply = await get(`/payment_requests/${encodeURIComponent(requestId(charge))}`);
    if (!reply.ok) return reply;
    if (reply.value.status === 404) return ok(nothing(charge));
    const read = v.safeParse(paymentRequestSchema, reply.value.json);
    return read.success
      ? ok(reportOfRequest(read.output))
      : fail({ code: "UNAVAILABLE", reason: `http ${reply.value.status}` });
  }

  return {
    name: "xendit",
    // The token identifies the sender; the body is not signed.
    webhookProves: "sender",
    open: (request) =>
      request.method.kind === "va" ? openVirtualAccount(request, request.method.bank) : openInvoice(request),
    status,
    async cancel(charge) {
      const path =
        charge.method === "va"
          ? `/v2/payment_methods/${encodeURIComponent(methodId(charge))}/expire`
          : `/invoices/${encodeURIComponent(charge.gatewayRef)}/expire!`;
      const reply = await post(path, {}, `cancel-${charge.chargeId}`);
      return reply.ok ? status(charge) : reply;
    },
    async refund(charge, { key, amount }) {
      if (charge.method === "va") return fail({ code: "NOT_SUPPORTED" });
      const body = {
        invoice_id: charge.gatewayRef,
        reference_id: key,
        amount,
        currency: "IDR",
        reason: "REQUESTED_BY_CUSTOMER",
      };
      const reply = await post("/refunds", body, key);
      if (!reply.ok) return reply;
      return v.is(refundAnswer, reply.value.json) ? ok({ refundRef: reply.value.json.id }) : refused(reply.value);
    },
    readWebhook({ headers: sent, body }) {
      const token = sent["x-callback-token"];
      if (!sameSecret(typeof token === "string" ? token : "", callbackToken)) return fail({ code: "FORGED" });
      const written = parsed(body.toString("utf8"));
      if (v.is(eventSchema, written)) {
        const { event, data } = written;
        return ok({ ...reportOfRequest(data), eventId: `${event}:${data.id}:${data.status}` });
      }
      const invoice = v.safeParse(invoiceSchema, written);
      if (!invoice.success) return fail({ code: "MALFORMED" });
      return ok({
        ...reportOfInvoice(invoice.output),
        eventId: `invoice:${invoice.output.id}:${invoice.output.status}`,
      });
    },
  };
}

const requestId = ({ gatewayRef }: ChargeName) => gatewayRef.split(" ")[0] ?? "";
const methodId = ({ gatewayRef }: ChargeName) => gatewayRef.split(" ")[1] ?? "";

const openedInvoice = (invoice: v.InferOutput<typeof invoiceSchema>): Result<OpenCharge, Refused> =>
  invoice.invoice_url
    ? ok({ gatewayRef: invoice.id, vaNumber: null, billerCode: null, redirectUrl: invoice.invoice_url, qrText: null })
    : fail({ code: "REFUSED", reason: "an invoice without a page" });

const nothing = ({ chargeId, amount }: ChargeName): ChargeReport => ({
  chargeId,
  amount,
  currency: "IDR",
  status: "pending",
});

const refused = ({ status }: GatewayReply) => fail({ code: "REFUSED", reason: `http ${status}` });

/** Banks print the name on their machines and take letters only. */
const lettersOnly = (name: string) =>
  name
    .replace(/[^A-Za-z ]/g, "")
    .trim()
    .slice(0, 50) || "Pelanggan";

function withOutcome(returnUrl: string, outcome: "0" | "1"): string {
  const url = new URL(returnUrl);
  url.searchParams.set("d_status", outcome);
  return url.href;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
