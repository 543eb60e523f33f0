import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import type { Caller } from "#kit/graphql/context.ts";
import { operation } from "#kit/graphql/operation.ts";
import { keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { cookieChoices } from "../../contract/cookie-choice.ts";
import { isKnownWording } from "../../contract/wordings.ts";
import type { ConsentDeps } from "../consent-deps.ts";
import { type ConsentSubject, subjectKey } from "../consent-subject.ts";
import { currentConsents } from "../current-consents.ts";
import { recordConsent } from "../record-consent.ts";

const input = v.object({
  choice: v.picklist(cookieChoices),
  textVersion: v.pipe(
    v.string(),
    v.check((version) => isKnownWording("cookies", version)),
  ),
});

/** Keeps scripts from filling the ledger. */
const perDay = rateLimit("cookie-consent", 20, 24 * 60 * 60);

function subjectOf(caller: Caller): ConsentSubject | null {
  if (caller.kind === "member") return { kind: "member", userCode: caller.userCode };
  return caller.kind === "guest" ? { kind: "guest", guestId: caller.guestId } : null;
}

export const recordCookieConsent = (deps: ConsentDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input,
    async run({ caller, locale, address }, { choice, textVersion }) {
      const subject = subjectOf(caller);
      if (!subject) return ok(false);
      const { kysely } = deps.database;
      const { allowed } = await hit(kysely, keyed(perDay, subjectKey(subject, deps.secret)));
      if (!allowed) return fail({ code: "RATE_LIMITED" });
      const given = choice === "all";
      const known = (await currentConsents(kysely, deps, subject)).find(({ purpose }) => purpose === "cookies");
      if (known?.given === given && known.textVersion === textVersion) return ok(false);
      const answer = { subject, textVersion, locale, given, address } as const;
      await inTransaction(deps.database, (trx) =>
        recordConsent(trx, deps, { ...answer, purpose: "cookies", form: "cookiePopup" }),
      );
      return ok(true);
    },
    failures: {
      RATE_LIMITED: {
        "en-US": "You changed your cookie choice too often today. Please try again tomorrow.",
        "id-ID": "Anda terlalu sering mengubah pilihan cookie hari ini. Silakan coba lagi besok.",
        "vi-VN": "Hôm nay bạn đã đổi lựa chọn cookie quá nhiều lần. Vui lòng thử lại vào ngày mai.",
        "zh-CN": "您今天更改 Cookie 选择过于频繁，请明天再试。",
      },
    },
  });
