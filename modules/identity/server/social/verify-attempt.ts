import { sameSecret } from "#kit/core/constant-time.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import type { RequestContext } from "#kit/graphql/context.ts";
import { keyedByAddress, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { socialSignInsPerAddressPerHour } from "../../contract/constants.ts";
import { type SocialChannel, socialReturnPath } from "../../contract/social-channel.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import type { SocialPerson } from "../ports/social-verifier.ts";
import { endSocialAttempt } from "../store/social-accounts.ts";
import { clearedAttemptCookie, readAttempt, type SocialAttempt } from "./social-attempt.ts";

export type CallbackInput = {
  readonly channel: SocialChannel;
  readonly state: string;
  readonly code: string;
  /** The account id sent by the browser; empty when it sent none. */
  readonly claimedSubject: string;
};

type Failure = { code: "THIRD_INVALID" } | { code: "THIRD_UNAVAILABLE" } | { code: "RATE_LIMITED" };

const perAddress = rateLimit("social", socialSignInsPerAddressPerHour, 60 * 60);

/**
 * Verifies what the browser brought back: it belongs to this browser's attempt, for the first time, before expiry, and the
 * provider confirms it.
 */
export async function verifyAttempt(
  deps: IdentityDeps,
  { address, cookie, reply }: Pick<RequestContext, "address" | "cookie" | "reply">,
  { channel, state, code, claimedSubject }: CallbackInput,
): Promise<Result<{ attempt: SocialAttempt; person: SocialPerson }, Failure>> {
  const verifier = deps.social.find((one) => one.channel === channel);
  const attempt = readAttempt(deps, cookie, { channel, state });
  if (!verifier || !attempt) return fail({ code: "THIRD_INVALID" });
  const { allowed } = await hit(deps.database.kysely, keyedByAddress(perAddress, deps.secret, address));
  if (!allowed) return fail({ code: "RATE_LIMITED" });
  // Before the provider is asked: of concurrent requests only one continues.
  const first = await endSocialAttempt(deps.database.kysely, attempt.mark, attempt.expiresAt);
  if (!first) return fail({ code: "THIRD_INVALID" });
  reply.setCookie(clearedAttemptCookie(deps.https));
  const verified = await verifier.verify(code, attempt.secrets, `${deps.publicUrl}${socialReturnPath(channel)}`);
  if (!verified.ok) return fail({ code: verified.error.code === "INVALID" ? "THIRD_INVALID" : "THIRD_UNAVAILABLE" });
  const { subject } = verified.value;
  if (claimedSubject !== "" && !sameSecret(claimedSubject, subject)) return fail({ code: "THIRD_INVALID" });
  return ok({ attempt, person: verified.value });
}
