import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import type { Courier, CourierReply, CourierRequest } from "#modules/shipping/server/ports/courier.ts";

export type KilatSettings = { readonly url: string; readonly token: string; readonly timeoutMs: number };

const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const quotesSchema = v.object({
  services: v.array(
    v.object({
      code: v.string(),
      label: v.string(),
      /** In the order of the parcels. */
      fares: v.array(amount),
      minDays: amount,
      maxDays: amount,
    }),
  ),
});

const unreachable: CourierReply = fail({ code: "COURIER_UNREACHABLE" });

/** Kilat quotes all parcels of a checkout by one call of `POST /quotes`. It answers no services where it does not deliver. */
export const kilatCourier = ({ url, token, timeoutMs }: KilatSettings): Courier => ({
  async rates(request) {
    try {
      const response = await fetch(`${url}/quotes`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(quoteOf(request)),
        // A redirect would send the token to an address that is not configured.
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) return unreachable;
      const read = v.safeParse(quotesSchema, await response.json());
      return read.success ? ok(read.output.services.map(rateOf)) : unreachable;
    } catch {
      return unreachable;
    }
  },
});

const quoteOf = ({ parcels, destination }: CourierRequest) => ({
  parcels: parcels.map(({ originCode, kilograms }) => ({ from: originCode, kilograms })),
  to: destination.district,
});

const rateOf = ({ code, label, fares, minDays, maxDays }: v.InferOutput<typeof quotesSchema>["services"][number]) => ({
  courierCode: "KILAT",
  serviceCode: code,
  name: label,
  prices: fares.map(rupiah),
  days: [minDays, maxDays] as const,
});
