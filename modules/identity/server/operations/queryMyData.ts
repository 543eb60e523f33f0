import { fail, ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import { keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { memberFilesPerHour } from "../../contract/constants.ts";
import { type NotConfirmed, notConfirmedTexts } from "../account/account-failures.ts";
import { exportMemberData } from "../account/export-member-data.ts";
import { memberOf } from "../account/member-of.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { recentConfirmation } from "../store/confirmations.ts";

const anHour = rateLimit("member-file", memberFilesPerHour, 60 * 60);

type Refusal = NotConfirmed | { readonly code: "RATE_LIMITED" };

const failures: FailureTexts<Refusal> = {
  ...notConfirmedTexts,
  RATE_LIMITED: {
    "en-US": "You have fetched your data several times already. Please try again in an hour.",
    "id-ID": "Anda sudah beberapa kali mengambil data Anda. Silakan coba lagi satu jam lagi.",
    "vi-VN": "Bạn đã tải dữ liệu nhiều lần. Vui lòng thử lại sau một giờ.",
    "zh-CN": "您已多次下载数据，请一小时后再试。",
  },
};

/** Exports everything stored about the caller (D-63). */
export const queryMyData = (deps: IdentityDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    async run(context): Promise<Result<Record<string, unknown>, Refusal>> {
      const { userCode, sessionId } = memberOf(context);
      // Needs a recent confirmation: a stolen session must not export everything about its owner.
      if ((await recentConfirmation(deps.database.kysely, sessionId)) === null) return fail({ code: "CONFIRM_FIRST" });
      const { allowed } = await hit(deps.database.kysely, keyed(anHour, userCode));
      if (!allowed) return fail({ code: "RATE_LIMITED" });
      const parts = await exportMemberData(deps, userCode);
      if (!parts) throw new SessionInvalid(context.locale);
      await deps.onOwnRequest?.(deps.database.kysely, { kind: "export", userCode });
      return ok({ writtenAt: deps.clock.now().toISOString(), ...parts });
    },
    failures,
  });
