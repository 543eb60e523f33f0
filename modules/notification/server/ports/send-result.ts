import type { Result } from "#kit/core/result.ts";

/**
 * Why a message did not leave. CHANNEL_UNAVAILABLE may work later; REFUSED never will.
 * `reason` is a short word or number for the operator and never holds anything about the receiver.
 */
export type SendFailure =
  | { readonly code: "CHANNEL_UNAVAILABLE"; readonly reason: string }
  | { readonly code: "REFUSED"; readonly reason: string };

/** The vendor's own id of the accepted message, or why there is none. */
export type SendResult = Result<{ readonly messageId: string }, SendFailure>;
