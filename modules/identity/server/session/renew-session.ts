import type { RequestContext } from "#kit/graphql/context.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { openMemberSession } from "./open-member-session.ts";

/** Issues a new cookie and access token for the same member; browsers take the token from the response header (S6). */
export async function renewSession(deps: IdentityDeps, context: RequestContext, userCode: string): Promise<void> {
  const opened = await openMemberSession(deps, context, userCode, "seen", { continues: true });
  if (!opened.ok) throw new SessionInvalid(context.locale);
  context.reply.setHeader("x-access-token", opened.value.userAuthToken);
}
