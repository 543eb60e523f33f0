import type { Caller, RequestContext } from "./context.ts";
import { SessionInvalid } from "./refused.ts";

/** Who may call an operation: anyone, anyone with a session (guest or member), or members only. */
export type Access = "anyone" | "session" | "member";

const admits: { readonly [Level in Access]: (caller: Caller) => boolean } = {
  anyone: () => true,
  session: (caller) => caller.kind !== "anonymous",
  member: (caller) => caller.kind === "member",
};

export function demandAccess(access: Access, context: RequestContext): void {
  if (!admits[access](context.caller)) throw new SessionInvalid(context.locale);
}
