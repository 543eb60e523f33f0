import * as v from "valibot";
import { gatewayClient } from "#adapters/payment/http/gateway-client.ts";
import type { Clock } from "#kit/core/clock.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { ChargeName, ChargeReport, Gateway, Refused, Unavailable } from "#modules/payment/server/ports/gateway.ts";
import { isSigned } from "./kanal-signature.ts";

export type KanalSettings = {
  readonly url: string;
  readonly secret: string;
  readonly clock: Clock;
  readonly timeoutMs: number;
};

const chargeSchema = v.object({
  id: v.string(),
  reference: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  state: v.picklist(["pending", "paid", "cancelled", "expired", "refunded"]),
  pageUrl: v.pipe(v.string(), v.url()),
});
const eventSchema = v.object({ event: v.string(), charge: chargeSchema });
const refundSchema = v.object({ id: v.string() });

type KanalCharge = v.InferOutput<typeof chargeSchema>;

const reportOf = ({ reference, amount, currency, state }: KanalCharge): ChargeReport => ({
  chargeId: reference,
  status: state,
  amount,
  currency,
});

/**
 * A wallet with a hosted page. `PUT /charges/{reference}` opens a charge or answers the one of this reference, so that a repeated
 * call never opens a second one.
 */
export function kanalGateway({ url, secret, clock, timeoutMs }: KanalSettings): Gateway {
  const send = gatewayClient({ clock, timeoutMs });
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
  const at = (reference: string, action = "") => `${url}/charges/${encodeURIComponent(reference)}${action}`;

  /** The charge in an answer. Anything unclear is UNAVAILABLE: Kanal may have done the work. */
  async function charge(
    method: "GET" | "PUT" | "POST",
    address: string,
    body?: object,
  ): Promise<Result<KanalCharge | null, Unavailable | Refused>> {
    const reply = await send({ method, url: address, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!reply.ok) return reply;
    const { status, json } = reply.value;
    if (status === 404) return ok(null);
    if (status >= 400) return fail({ code: "REFUSED", reason: `http ${status}` });
    const read = v.safeParse(chargeSchema, json);
    return read.success ? ok(read.output) : fail({ code: "UNAVAILABLE", reason: "unreadable answer" });
  }

  /** A charge that Kanal does not know has not been paid. */
  async function report(
    name: ChargeName,
    asked: ReturnType<typeof charge>,
  ): Promise<Result<ChargeReport, Unavailable>> {
    const reply = await asked;
    if (!reply.ok) return fail({ code: "UNAVAILABLE", reason: reply.error.reason });
    if (reply.value) return ok(reportOf(reply.value));
    return ok({ chargeId: name.chargeId, status: "pending", amount: name.amount, currency: "IDR" });
  }

  return {
    name: "kanal",
    webhookProves: "everything",
    async open({ chargeId, amount, description, returnUrl, expiresAt }) {
      const reply = await charge("PUT", at(chargeId), {
        ...{ amount, currency: "IDR", description, returnUrl },
        expiresAt: expiresAt.toISOString(),
      });
      if (!reply.ok) return reply;
      if (!reply.value) return fail({ code: "REFUSED", reason: "http 404" });
      const { id, pageUrl } = reply.value;
      return ok({ gatewayRef: id, vaNumber: null, billerCode: null, redirectUrl: pageUrl, qrText: null });
    },
    status: (name) => report(name, charge("GET", at(name.chargeId))),
    cancel: (name) => report(name, charge("POST", at(name.chargeId, "/cancel"), {})),
    async refund({ chargeId }, { key, amount, reason }) {
      const address = `${at(chargeId, "/refunds")}/${encodeURIComponent(key)}`;
      const reply = await send({ method: "PUT", url: address, headers, body: JSON.stringify({ amount, reason }) });
      if (!reply.ok) return reply;
      const { status, json } = reply.value;
      return v.is(refundSchema, json) && status < 400
        ? ok({ refundRef: json.id })
        : fail({ code: "REFUSED", reason: `http ${status}` });
    },
    readWebhook({ headers: sent, body }) {
      const text = body.toString("utf8");
      if (!isSigned(secret, sent["kanal-signature"], text, clock.now())) return fail({ code: "FORGED" });
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), eventSchema), text);
      return read.success
        ? ok({ ...reportOf(read.output.charge), eventId: read.output.event })
        : fail({ code: "MALFORMED" });
    },
  };
}
