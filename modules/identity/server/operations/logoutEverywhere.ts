import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { goneSessionCookie } from "../session/session-cookie.ts";
import { endAllSessionsOf } from "../store/sessions.ts";

/** Ends every session of the member at once, on this device too unless it is to be kept (D-11). */
export const logoutEverywhere = (deps: IdentityDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ keepThisDevice: v.nullish(v.boolean(), false) }),
    async run({ caller, locale, reply }, { keepThisDevice }) {
      if (caller.kind !== "member") throw new SessionInvalid(locale);
      const kept = keepThisDevice ? caller.sessionId : null;
      const ended = await endAllSessionsOf(deps.database.kysely, caller.userCode, kept);
      if (!keepThisDevice) reply.setCookie(goneSessionCookie(deps.https));
      return ok({ ended });
    },
    failures: {},
  });
