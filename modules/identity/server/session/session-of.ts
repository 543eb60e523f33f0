import type { Caller } from "#kit/graphql/context.ts";

/** The session a caller has, guest or member. */
export const sessionOf = (caller: Caller): string | null => (caller.kind === "anonymous" ? null : caller.sessionId);
