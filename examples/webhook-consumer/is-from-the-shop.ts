import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const mostSecondsAway = 300;

/** Whether a request carries a fresh signature of the shop (docs/webhooks.md). */
export function isFromTheShop(secret: string, headers: IncomingHttpHeaders, body: string, now: Date): boolean {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures } = headers;
  if (typeof signatures !== "string") return false;
  if (!(Math.abs(now.getTime() / 1_000 - Number(timestamp)) < mostSecondsAway)) return false;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const expected = Buffer.from(`v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`);
  return signatures.split(" ").some((one) => {
    const given = Buffer.from(one);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
