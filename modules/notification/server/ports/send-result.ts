import type { Result } from "#kit/core/result.ts";

/**
 * Why a message was not sent. CHANNEL_UNAVAILABLE may be retried; REFUSED is final. `reason` is for the operator and contains
 * nothing about the receiver.
 */
export type SendFailure =
  | { readonly code: "CHANNEL_UNAVAILABLE"; readonly reason: string }
  | { readonly code: "REFUSED"; readonly reason: string };

/** The vendor's id of the accepted message, or the failure. */
export type SendResult = Result<{ readonly messageId: string }, SendFailure>;
