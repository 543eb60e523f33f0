import type { Caller } from "#kit/graphql/context.ts";

/** Whose conversation a caller's is; null without a session. */
export const chatOwner = (caller: Caller): string | null => {
  if (caller.kind === "member") return `member:${caller.userCode}`;
  return caller.kind === "guest" ? `guest:${caller.guestId}` : null;
};

/** For operations that demand a session: there is always somebody. */
export function demandOwner(caller: Caller): string {
  const owner = chatOwner(caller);
  if (owner === null) throw new Error("an operation of the chat was called without a session");
  return owner;
}
