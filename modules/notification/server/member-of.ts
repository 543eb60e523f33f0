import type { Caller } from "#kit/graphql/context.ts";

/** The member who calls. Operations of this module let nobody else in, so anything else is a mistake of ours. */
export function memberOf(caller: Caller): string {
  if (caller.kind !== "member") throw new Error("a notification without a member");
  return caller.userCode;
}
