import * as v from "valibot";
import type { Clock } from "#kit/core/clock.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { Logistics, LogisticsFailure } from "#modules/shipping/server/ports/logistics.ts";
import { readEvents, readWebhookBody } from "./courier-events.ts";
import { isSigned, signatureHeader } from "./courier-signature.ts";

export type CourierSettings = {
  /** The base URL above /v1; read at each call. */
  readonly url: () => string;
  readonly token: string;
  readonly webhookSecret: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
};

type Answer = { readonly status: number; readonly body: unknown };

const booked = v.object({
  tracking_number: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  label: v.nullish(v.pipe(v.string(), v.maxLength(300)), null),
});
/** Statuses that refuse this parcel for good; all others may pass later. */
const final = new Set([400, 409, 422]);

const unavailable = (reason: string): LogisticsFailure => ({ code: "UNAVAILABLE", reason });
const isFine = ({ status }: Answer): boolean => status >= 200 && status <= 299;

/** A client for any courier, or broker of couriers, with the API described in this folder's README. */
export function httpCourier({ url, token, webhookSecret, clock, timeoutMs = 5_000 }: CourierSettings): Logistics {
  async function call(path: string, posted?: object): Promise<Result<Answer, LogisticsFailure>> {
    try {
      const response = await fetch(`${url()}/v1${path}`, {
        method: posted ? "POST" : "GET",
        headers: { accept: "application/json", authorization: `Bearer ${token}`, "content-type": "application/json" },
        ...(posted ? { body: JSON.stringify(posted) } : {}),
        // A redirect would send the token and the shopper's address to a host that is not configured.
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return ok({ status: response.status, body: parsed(await response.text()) });
    } catch (cause) {
      return fail(unavailable(cause instanceof Error && cause.name === "TimeoutError" ? "timeout" : "network"));
    }
  }

  return {
    name: "courier",

    async book({ parcelCode, courierCode, serviceCode, sourceCode, to, pieces }) {
      const { name, mobile: phone, address, district, city, province, zip } = to;
      const reply = await call("/shipments", {
        reference: parcelCode,
        courier: courierCode,
        service: serviceCode,
        origin: sourceCode,
        pieces,
        to: { name, phone, address, district, city, province, zip },
      });
      if (!reply.ok) return reply;
      if (final.has(reply.value.status)) return fail({ code: "REFUSED", reason: `http ${reply.value.status}` });
      if (!isFine(reply.value)) return fail(unavailable(`http ${reply.value.status}`));
      const read = v.safeParse(booked, reply.value.body);
      if (!read.success) return fail(unavailable("unreadable answer"));
      return ok({ expressCode: read.output.tracking_number, labelReference: read.output.label });
    },

    async track({ courierCode, expressCode }) {
      const reply = await call(`/shipments/${encodeURIComponent(courierCode)}/${encodeURIComponent(expressCode)}`);
      if (!reply.ok) return reply;
      if (reply.value.status === 404) return ok([]);
      if (!isFine(reply.value)) return fail(unavailable(`http ${reply.value.status}`));
      const events = readEvents(reply.value.body);
      return events ? ok(events) : fail(unavailable("unreadable answer"));
    },

    readWebhook({ headers, body }) {
      const text = body.toString("utf8");
      const header = headers[signatureHeader];
      const isOurs = isSigned(webhookSecret, text, typeof header === "string" ? header : undefined, clock.now());
      if (!isOurs) return fail({ code: "FORGED" });
      const webhook = readWebhookBody(parsed(text));
      return webhook ? ok(webhook) : fail({ code: "MALFORMED" });
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
