import type { RequestContext } from "#kit/graphql/context.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { findProfile, type Profile } from "../store/profiles.ts";
import { type MemberCaller, memberOf } from "./member-of.ts";

/** The caller and everything known about them; whoever is no member has no valid session here. */
export async function ownProfile(
  { database }: Pick<IdentityDeps, "database">,
  context: Pick<RequestContext, "caller" | "locale">,
): Promise<{ member: MemberCaller; profile: Profile }> {
  const member = memberOf(context);
  const profile = await findProfile(database.kysely, member.userCode);
  if (!profile) throw new SessionInvalid(context.locale);
  return { member, profile };
}

/** Where a code that proves the member goes by this channel: to what they have proved before, or nowhere. */
export const ownReceiver = (
  { mobile, email, emailVerified }: Profile,
  channel: "WHATSAPP" | "SMS" | "EMAIL",
): string | null => (channel === "EMAIL" ? (emailVerified ? email : null) : mobile);
