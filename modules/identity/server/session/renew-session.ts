import type { RequestContext } from "#kit/graphql/context.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { openMemberSession } from "./open-member-session.ts";

/** A new cookie and a new access token for the same member; browsers keep the token from the answer's header (S6). */
export async function renewSession(deps: IdentityDeps, context: RequestContext, userCode: string): Promise<void> {
  const { userAuthToken } = await openMemberSession(deps, context, userCode, "seen", { continues: true });
  context.reply.setHeader("x-access-token", userAuthToken);
}
