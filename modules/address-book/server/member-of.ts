import type { Caller } from "#kit/graphql/context.ts";

/** The member who is calling. Operations that ask are for members only, so nobody else ever gets here. */
export function memberOf(caller: Caller): string {
  if (caller.kind !== "member") throw new Error("only members have an address book");
  return caller.userCode;
}
