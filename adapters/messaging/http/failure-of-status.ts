import type { SendFailure } from "#modules/notification/server/ports/send-result.ts";

/** These say something about us or the moment, not about this message, so a later attempt may succeed. */
const passing = new Set([401, 403, 404, 407, 408, 425, 429]);

/** What a non-2xx status means for a message. */
export function failureOfStatus(status: number, vendorCode?: string): SendFailure {
  const reason = vendorCode === undefined ? `http ${status}` : `http ${status}, code ${vendorCode}`;
  const permanent = status >= 400 && status < 500 && !passing.has(status);
  return { code: permanent ? "REFUSED" : "CHANNEL_UNAVAILABLE", reason };
}
