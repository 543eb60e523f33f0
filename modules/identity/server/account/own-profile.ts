import type { RequestContext } from "#kit/graphql/context.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { findProfile, type Profile } from "../store/profiles.ts";
import { type MemberCaller, memberOf } from "./member-of.ts";

/** Returns the calling member with their profile; any other caller is refused as having no valid session. */
export async function ownProfile(
  { database }: Pick<IdentityDeps, "database">,
  context: Pick<RequestContext, "caller" | "locale">,
): Promise<{ member: MemberCaller; profile: Profile }> {
  const member = memberOf(context);
  const profile = await findProfile(database.kysely, member.userCode);
  if (!profile) throw new SessionInvalid(context.locale);
  return { member, profile };
}

/** The member's verified contact for a confirmation code by this channel, or null. */
export const ownReceiver = (
  { mobile, email, emailVerified }: Profile,
  channel: "WHATSAPP" | "SMS" | "EMAIL",
): string | null => (channel === "EMAIL" ? (emailVerified ? email : null) : mobile);
