import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { flagSchema, preferenceChangesPerHour } from "../../contract/preferences.ts";
import { changePreferences } from "../change-preferences.ts";
import type { NewsletterDeps } from "../newsletter-deps.ts";

const input = v.object({
  userCode: v.pipe(v.string(), v.maxLength(64)),
  emailSubscribe: flagSchema,
  whatsappSubscribe: flagSchema,
  newsSubscribe: flagSchema,
  form: v.nullish(v.picklist(["account", "signUp"]), "account"),
});

type Refusal = { readonly code: "ACTION_NOT_ALLOWED" | "RATE_LIMITED" };

const perHour = rateLimit("preferences", preferenceChangesPerHour, 60 * 60);

export const synSSUserInfo = (deps: NewsletterDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input,
    async run({ caller, locale, address }, { userCode, form, ...flags }): Promise<Result<true, Refusal>> {
      if (caller.kind !== "member" || caller.userCode !== userCode) return fail({ code: "ACTION_NOT_ALLOWED" });
      const { allowed } = await hit(deps.database.kysely, keyed(perHour, userCode));
      if (!allowed) return fail({ code: "RATE_LIMITED" });
      const email = await deps.emailOfMember(userCode);
      const wanted = {
        byEmail: flags.emailSubscribe,
        byWhatsApp: flags.whatsappSubscribe,
        news: flags.newsSubscribe,
      };
      await inTransaction(deps.database, (trx) =>
        changePreferences(trx, deps, { userCode, email, wanted, form, locale, address }),
      );
      return ok(true);
    },
    // The box turns back without a word (NL-14).
    wire(reply, error) {
      if (error) deps.onSwallowed?.("synSSUserInfo", error.code);
      return reply;
    },
    message: { "en-US": "Success", "id-ID": "Berhasil", "vi-VN": "Thành công", "zh-CN": "成功" },
    failures: {
      ACTION_NOT_ALLOWED: {
        "en-US": "These are not your preferences.",
        "id-ID": "Ini bukan preferensi Anda.",
        "vi-VN": "Đây không phải là tùy chọn của bạn.",
        "zh-CN": "这不是您的偏好设置。",
      },
      RATE_LIMITED: {
        "en-US": "You changed your preferences very often. Please try again later.",
        "id-ID": "Anda terlalu sering mengubah preferensi. Silakan coba lagi nanti.",
        "vi-VN": "Bạn đã đổi tùy chọn quá nhiều lần. Vui lòng thử lại sau.",
        "zh-CN": "您更改偏好过于频繁，请稍后再试。",
      },
    },
  });
