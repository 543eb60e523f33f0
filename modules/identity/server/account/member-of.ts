import type { RequestContext } from "#kit/graphql/context.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";

export type MemberCaller = Extract<RequestContext["caller"], { kind: "member" }>;

/** The member who calls; for anybody else the session is not valid here. */
export function memberOf({ caller, locale }: Pick<RequestContext, "caller" | "locale">): MemberCaller {
  if (caller.kind !== "member") throw new SessionInvalid(locale);
  return caller;
}
