import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from "openid-client";
import type { SocialFailure } from "#modules/identity/server/ports/social-verifier.ts";

/** INVALID: the provider answered, and the answer is refused. UNAVAILABLE: it did not answer, or failed itself. */
export function providerFailure(error: unknown): SocialFailure {
  if (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError) {
    return { code: "INVALID", reason: `http ${error.status}` };
  }
  // Only kinds of failure and the library's own messages, which name a claim but not its value: other errors may hold an address or a token.
  if (!(error instanceof ClientError) || error.code === undefined) return { code: "UNAVAILABLE", reason: "network" };
  if (error.code === "OAUTH_TIMEOUT") return { code: "UNAVAILABLE", reason: "timeout" };
  const { cause } = error;
  if (cause instanceof Response && cause.status >= 500) return { code: "UNAVAILABLE", reason: `http ${cause.status}` };
  return { code: "INVALID", reason: cause instanceof Error ? cause.message : error.message };
}
