import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { mobileSchema } from "#modules/identity/contract/mobile.ts";
import { lookupFailureTexts } from "#modules/identity/server/index.ts";
import { clubDownTexts } from "../link/link-texts.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import type { ClubDown } from "../ports/club.ts";

type Refusal = {
  readonly code: "MEMBER_NOT_FOUND" | "PHONE_NOT_VERIFIED" | "ACCOUNT_NOT_ACTIVATED" | "RATE_LIMITED";
};

/**
 * First step of joining: does this number have a club account? An inactive account continues with proving number and
 * mailbox; a guest's points stay for the person who proves the number (OP-16).
 */
export const checkMobilePhoneAlreadyExistInMapclub = (deps: LoyaltyDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ input: v.object({ mobile: mobileSchema() }) }),
    async run(context, { input: { mobile } }): Promise<Result<{ shop: boolean; club: boolean }, Refusal | ClubDown>> {
      const counted = await deps.members.countLookup("club", context);
      if (!counted.ok) return counted;
      const found = await deps.club.memberByMobile(mobile);
      if (!found.ok) return found;
      const member = found.value;
      if (member === null || member.status === "GUEST") return fail({ code: "MEMBER_NOT_FOUND" });
      if (member.status !== "INACTIVE") return ok({ shop: false, club: true });
      return fail({ code: member.mobileVerified ? "ACCOUNT_NOT_ACTIVATED" : "PHONE_NOT_VERIFIED" });
    },
    failures: {
      ...clubDownTexts,
      ...lookupFailureTexts,
      MEMBER_NOT_FOUND: {
        "en-US": "This number is not a member of the loyalty club yet.",
        "id-ID": "Nomor ini belum menjadi anggota klub loyalitas.",
        "vi-VN": "Số này chưa là thành viên câu lạc bộ.",
        "zh-CN": "此号码尚未加入会员俱乐部。",
      },
      PHONE_NOT_VERIFIED: {
        "en-US": "This number has not been verified at the loyalty club yet.",
        "id-ID": "Nomor ini belum diverifikasi di klub loyalitas.",
        "vi-VN": "Số này chưa được xác minh tại câu lạc bộ.",
        "zh-CN": "此号码尚未在会员俱乐部验证。",
      },
      ACCOUNT_NOT_ACTIVATED: {
        "en-US": "The club account with this number has not been activated yet.",
        "id-ID": "Akun klub dengan nomor ini belum diaktifkan.",
        "vi-VN": "Tài khoản câu lạc bộ với số này chưa được kích hoạt.",
        "zh-CN": "此号码的俱乐部账号尚未激活。",
      },
    },
  });
