import type { RequestContext } from "./context.ts";
import { Refused, SessionInvalid } from "./refused.ts";

/** The callers of an operation: anyone, anyone with a session (guest or member), members only, or another program of ours. */
export type Access = "anyone" | "session" | "member" | "service";

const admits: { readonly [Level in Access]: (context: RequestContext) => boolean } = {
  anyone: () => true,
  session: ({ caller }) => caller.kind !== "anonymous",
  member: ({ caller }) => caller.kind === "member",
  service: ({ service }) => service === true,
};

export function demandAccess(access: Access, context: RequestContext): void {
  if (admits[access](context)) return;
  if (access === "service") throw new Refused("UNAUTHORIZED", 401, "This needs the credential of a service.");
  throw new SessionInvalid(context.locale);
}
