import type { Caller } from "#kit/graphql/context.ts";

/** Whether the caller is this member. */
export const isOwn = (caller: Caller, userCode: string): boolean =>
  caller.kind === "member" && caller.userCode === userCode;
