import * as v from "valibot";
import type { Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { mobileSchema } from "../../contract/mobile.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { classifyNumber, type NumberFree, type NumberOwner } from "../registration/classify-number.ts";
import { clubStatus } from "../registration/club-status.ts";
import { countLookup, type LookupRefused, lookupFailureTexts } from "../registration/count-lookup.ts";
import { ownersOf } from "../store/registrations.ts";

const notFound = {
  "en-US": "There is no account with this number yet.",
  "id-ID": "Belum ada akun dengan nomor ini.",
  "vi-VN": "Chưa có tài khoản nào với số này.",
  "zh-CN": "此号码尚未注册账号。",
};

/**
 * First step of registration: checks whether a number has an account. The reply holds no personal data, and checks are
 * rate-limited.
 */
export const checkMobilePhoneAlreadyExist = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ input: v.object({ mobile: mobileSchema() }) }),
    async run(context, { input: { mobile } }): Promise<Result<NumberOwner, NumberFree | LookupRefused>> {
      const counted = await countLookup(deps, "mobile", context);
      if (!counted.ok) return counted;
      const [owners, club] = await Promise.all([
        ownersOf(deps.database.kysely, { mobile, email: null }),
        deps.club.personBy(mobile),
      ]);
      const shop = owners.mobile && (owners.mobile.proved ? "VERIFIED" : "UNVERIFIED");
      return classifyNumber(shop, clubStatus(club));
    },
    failures: {
      ...lookupFailureTexts,
      MEMBER_NOT_FOUND_IN_BOTH: notFound,
      MEMBER_NOT_FOUND: notFound,
      PHONE_NOT_VERIFIED: {
        "en-US": "This number has not been verified yet.",
        "id-ID": "Nomor ini belum diverifikasi.",
        "vi-VN": "Số này chưa được xác minh.",
        "zh-CN": "此号码尚未验证。",
      },
      ACCOUNT_NOT_ACTIVATED: {
        "en-US": "The account with this number has not been activated yet.",
        "id-ID": "Akun dengan nomor ini belum diaktifkan.",
        "vi-VN": "Tài khoản với số này chưa được kích hoạt.",
        "zh-CN": "此号码的账号尚未激活。",
      },
      MEMBER_SPORT_STATION_ALREADY_EXISTS: {
        "en-US": "This number is already registered with us.",
        "id-ID": "Nomor ini sudah terdaftar di toko kami.",
        "vi-VN": "Số này đã được đăng ký với chúng tôi.",
        "zh-CN": "此号码已在本店注册。",
      },
    },
  });
