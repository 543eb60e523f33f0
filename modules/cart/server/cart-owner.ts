import type { Caller } from "#kit/graphql/context.ts";

/** Whose cart it is. Only callers with a session have one. */
export function cartOwner(caller: Caller): string | null {
  if (caller.kind === "guest") return `guest:${caller.guestId}`;
  if (caller.kind === "member") return `member:${caller.userCode}`;
  return null;
}
