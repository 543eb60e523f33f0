import type { SendFailure } from "#modules/notification/server/ports/send-result.ts";

/** Statuses about the sender's account or the service, not about this message: a later attempt may succeed. */
const passing = new Set([401, 403, 404, 407, 408, 425, 429]);

/** Maps a non-2xx status to the outcome for the message. */
export function failureOfStatus(status: number, vendorCode?: string): SendFailure {
  const reason = vendorCode === undefined ? `http ${status}` : `http ${status}, code ${vendorCode}`;
  const permanent = status >= 400 && status < 500 && !passing.has(status);
  return { code: permanent ? "REFUSED" : "CHANNEL_UNAVAILABLE", reason };
}
