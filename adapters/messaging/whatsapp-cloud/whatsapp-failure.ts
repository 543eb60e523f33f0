import * as v from "valibot";
import type { SendFailure } from "#modules/notification/server/ports/send-result.ts";
import { failureOfStatus } from "../http/failure-of-status.ts";
import { vendorCode } from "../http/vendor-code.ts";

const errorReply = v.object({ error: v.object({ code: v.unknown() }) });

/**
 * Temporary failures that the vendor reports with status 400: service errors (1, 2), throttling (4, 80007, 130429), too many
 * messages from us (131048) or to this recipient (131056), an unknown error (131000), an overloaded service (131016),
 * maintenance (131057) and a payment problem of the shop (131042).
 */
const passing = new Set(["1", "2", "4", "80007", "130429", "131000", "131016", "131042", "131048", "131056", "131057"]);

/** Maps a non-2xx response of the Cloud API to the outcome for the message. */
export function whatsAppFailure(status: number, body: unknown): SendFailure {
  const code = v.is(errorReply, body) ? vendorCode(body.error.code) : undefined;
  const failure = failureOfStatus(status, code);
  return code !== undefined && passing.has(code) ? { ...failure, code: "CHANNEL_UNAVAILABLE" } : failure;
}
