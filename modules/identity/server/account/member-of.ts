import type { RequestContext } from "#kit/graphql/context.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";

export type MemberCaller = Extract<RequestContext["caller"], { kind: "member" }>;

/** Returns the calling member; any other caller is refused as having no valid session. */
export function memberOf({ caller, locale }: Pick<RequestContext, "caller" | "locale">): MemberCaller {
  if (caller.kind !== "member") throw new SessionInvalid(locale);
  return caller;
}
