import type { Caller } from "#kit/graphql/context.ts";

export const isOwn = (caller: Caller, userCode: string): boolean =>
  caller.kind === "member" && caller.userCode === userCode;
