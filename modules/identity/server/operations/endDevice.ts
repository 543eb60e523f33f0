import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import { type NotConfirmed, notConfirmedTexts } from "../account/account-failures.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { clearedSessionCookie } from "../session/session-cookie.ts";
import { recentConfirmation } from "../store/confirmations.ts";
import { endSessionOf } from "../store/sessions.ts";

type Refusal = NotConfirmed | { readonly code: "NOT_FOUND" };

const failures: FailureTexts<Refusal> = {
  ...notConfirmedTexts,
  NOT_FOUND: {
    "en-US": "This device is no longer signed in.",
    "id-ID": "Perangkat ini sudah tidak masuk lagi.",
    "vi-VN": "Thiết bị này không còn đăng nhập nữa.",
    "zh-CN": "该设备已不再登录。",
  },
};

/**
 * Ends the caller's session on one device. Another device than the current one needs a recent confirmation: a stolen session
 * could otherwise lock its owner out (ASVS 7.5.2). Another member's device and an unknown one give the same reply.
 */
export const endDevice = (deps: IdentityDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ deviceId: v.pipe(v.string(), v.maxLength(80)) }),
    async run({ caller, locale, reply }, { deviceId }): Promise<Result<{ deviceId: string }, Refusal>> {
      if (caller.kind !== "member") throw new SessionInvalid(locale);
      const { kysely } = deps.database;
      const own = deviceId === caller.sessionId;
      if (!own && (await recentConfirmation(kysely, caller.sessionId)) === null) return fail({ code: "CONFIRM_FIRST" });
      const known = v.is(v.pipe(v.string(), v.uuid()), deviceId);
      const ended = known && (await endSessionOf(kysely, caller.userCode, deviceId));
      if (!ended) return fail({ code: "NOT_FOUND" });
      if (own) reply.setCookie(clearedSessionCookie(deps.https));
      return ok({ deviceId });
    },
    failures,
  });
