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
import { goneAttemptCookie, readAttempt, type SocialAttempt } from "./social-attempt.ts";

export type BroughtBack = {
  readonly channel: SocialChannel;
  readonly state: string;
  readonly code: string;
  /** What the browser says the account is called; empty when it says nothing. */
  readonly claimedSubject: string;
};

type Failure = { code: "THIRD_INVALID" } | { code: "THIRD_UNAVAILABLE" } | { code: "RATE_LIMITED" };

const perAddress = rateLimit("social", socialSignInsPerAddressPerHour, 60 * 60);

/** Whether what a browser brought back proves who somebody is: in the sign-in this browser began, once, and in time. */
export async function verifyAttempt(
  deps: IdentityDeps,
  { address, cookie, reply }: Pick<RequestContext, "address" | "cookie" | "reply">,
  { channel, state, code, claimedSubject }: BroughtBack,
): Promise<Result<{ attempt: SocialAttempt; person: SocialPerson }, Failure>> {
  const verifier = deps.social.find((one) => one.channel === channel);
  const attempt = readAttempt(deps, cookie, { channel, state });
  if (!verifier || !attempt) return fail({ code: "THIRD_INVALID" });
  const { allowed } = await hit(deps.database.kysely, keyedByAddress(perAddress, deps.secret, address));
  if (!allowed) return fail({ code: "RATE_LIMITED" });
  // Before the other side is asked: of many that come at once, one goes on.
  const first = await endSocialAttempt(deps.database.kysely, attempt.mark, attempt.expiresAt);
  if (!first) return fail({ code: "THIRD_INVALID" });
  reply.setCookie(goneAttemptCookie(deps.https));
  const verified = await verifier.verify(code, attempt.secrets, `${deps.publicUrl}${socialReturnPath(channel)}`);
  if (!verified.ok) return fail({ code: verified.error.code === "INVALID" ? "THIRD_INVALID" : "THIRD_UNAVAILABLE" });
  const { subject } = verified.value;
  if (claimedSubject !== "" && !sameSecret(claimedSubject, subject)) return fail({ code: "THIRD_INVALID" });
  return ok({ attempt, person: verified.value });
}
