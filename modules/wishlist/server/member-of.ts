import type { Caller } from "#kit/graphql/context.ts";

/** The calling member's code. The operations are for members only, so another caller is a programming error. */
export function memberOf(caller: Caller): string {
  if (caller.kind !== "member") throw new Error("a wishlist operation was called without a member");
  return caller.userCode;
}
