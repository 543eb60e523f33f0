import type { RequestContext } from "#kit/graphql/context.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { openMemberSession } from "./open-member-session.ts";

/** Issues a new cookie and access token for the same member; browsers take the token from the response header (S6). */
export async function renewSession(deps: IdentityDeps, context: RequestContext, userCode: string): Promise<void> {
  const { userAuthToken } = await openMemberSession(deps, context, userCode, "seen", { continues: true });
  context.reply.setHeader("x-access-token", userAuthToken);
}
