import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { profileChangesPerHour } from "../../contract/constants.ts";
import { longestPhoneText, mobileSchema, mobileTexts } from "../../contract/mobile.ts";
import { birthDateSchema, firstNameSchema, genderSchema, lastNameSchema } from "../../contract/person.ts";
import { whatsAppSchema } from "../../contract/whats-app.ts";
import { contactFailureTexts, notConfirmedTexts } from "../account/account-failures.ts";
import { type ChangeFailure, changeContact } from "../account/change-contact.ts";
import { memberOf } from "../account/member-of.ts";
import { codeFailureTexts } from "../codes/code-failures.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { completePerson, saveWhatsApp } from "../store/profiles.ts";

const input = (deps: IdentityDeps) =>
  v.object({
    input: v.object({
      whatsApp: v.optional(v.nullable(whatsAppSchema)),
      mobile: v.nullish(
        v.pipe(v.string(), v.maxLength(longestPhoneText, localizedMessage(mobileTexts.digits)), mobileSchema()),
      ),
      verificationCode: v.nullish(v.pipe(v.string(), v.maxLength(10)), ""),
      firstName: v.nullish(firstNameSchema),
      lastName: v.nullish(lastNameSchema),
      gender: v.nullish(genderSchema),
      birthDate: v.nullish(birthDateSchema(() => deps.clock.now())),
    }),
  });

const anHour = rateLimit("profile", profileChangesPerHour, 60 * 60);

type Refusal = ChangeFailure | { readonly code: "RATE_LIMITED" };

const failures: FailureTexts<Refusal> = {
  ...codeFailureTexts,
  ...notConfirmedTexts,
  ...contactFailureTexts,
  RATE_LIMITED: {
    "en-US": "You changed your profile very often. Please try again later.",
    "id-ID": "Anda terlalu sering mengubah profil. Silakan coba lagi nanti.",
    "vi-VN": "Bạn đã đổi hồ sơ quá nhiều lần. Vui lòng thử lại sau.",
    "zh-CN": "您更改资料过于频繁，请稍后再试。",
  },
};

/** Changes the WhatsApp or mobile number, and fills in profile fields that are still empty (OP-30, D-63). */
export const updateMemberProfile = (deps: IdentityDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: input(deps),
    async run(context, { input: sent }): Promise<Result<true, Refusal>> {
      const { userCode } = memberOf(context);
      const { kysely } = deps.database;
      const { allowed } = await hit(kysely, keyed(anHour, userCode));
      if (!allowed) return fail({ code: "RATE_LIMITED" });
      const { whatsApp, mobile, verificationCode: code, ...person } = sent;
      if (typeof mobile === "string") {
        const changed = await changeContact(deps, context, { kind: "mobile", value: mobile, code });
        if (!changed.ok) return changed;
      }
      if (whatsApp !== undefined) await saveWhatsApp(kysely, userCode, whatsApp);
      if (Object.values(person).some((value) => typeof value === "string"))
        await completePerson(kysely, userCode, person);
      return ok(true);
    },
    failures,
    // The page restores the old value without a message (AC-08), so the refusal is logged.
    wire(reply, error) {
      if (error) deps.onSwallowed?.("updateMemberProfile", error.code);
      return reply;
    },
  });
