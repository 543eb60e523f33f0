import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { goneSessionCookie } from "../session/session-cookie.ts";
import { endSessionOf } from "../store/sessions.ts";

/** Signs the caller out on one of their devices. Somebody else's device and one that is not there read the same. */
export const endDevice = (deps: IdentityDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ deviceId: v.pipe(v.string(), v.maxLength(80)) }),
    async run({ caller, locale, reply }, { deviceId }): Promise<Result<{ deviceId: string }, { code: "NOT_FOUND" }>> {
      if (caller.kind !== "member") throw new SessionInvalid(locale);
      const known = v.is(v.pipe(v.string(), v.uuid()), deviceId);
      const ended = known && (await endSessionOf(deps.database.kysely, caller.userCode, deviceId));
      if (!ended) return fail({ code: "NOT_FOUND" });
      if (deviceId === caller.sessionId) reply.setCookie(goneSessionCookie(deps.https));
      return ok({ deviceId });
    },
    failures: {
      NOT_FOUND: {
        "en-US": "This device is no longer signed in.",
        "id-ID": "Perangkat ini sudah tidak masuk lagi.",
        "vi-VN": "Thiết bị này không còn đăng nhập nữa.",
        "zh-CN": "该设备已不再登录。",
      },
    },
  });
