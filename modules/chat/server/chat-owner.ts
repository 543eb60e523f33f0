import type { Caller } from "#kit/graphql/context.ts";

/** The owner key of the caller's conversation; null without a session. */
export const chatOwner = (caller: Caller): string | null => {
  if (caller.kind === "member") return `member:${caller.userCode}`;
  return caller.kind === "guest" ? `guest:${caller.guestId}` : null;
};

/** For operations that require a session: a missing owner is a programming error. */
export function requireOwner(caller: Caller): string {
  const owner = chatOwner(caller);
  if (owner === null) throw new Error("an operation of the chat was called without a session");
  return owner;
}
