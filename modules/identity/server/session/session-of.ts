import type { Caller } from "#kit/graphql/context.ts";

export const sessionOf = (caller: Caller): string | null => (caller.kind === "anonymous" ? null : caller.sessionId);
