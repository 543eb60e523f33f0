import { ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { clearedSessionCookie } from "../session/session-cookie.ts";
import { endSession } from "../store/sessions.ts";

/** Ends the member's session on this device. A guest session stays open, since it holds the cart. */
export const logout = (deps: IdentityDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    async run({ caller, reply }) {
      if (caller.kind === "member") {
        await endSession(deps.database.kysely, caller.sessionId);
        reply.setCookie(clearedSessionCookie(deps.https));
      }
      return ok({ loggedOut: caller.kind === "member" });
    },
    failures: {},
  });
