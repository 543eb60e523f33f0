import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import { type SocialChannel, socialChannels } from "../../contract/social-channel.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { unlinkSocialAccount } from "../store/social-accounts.ts";

const input = v.object({ thirdChannel: v.picklist(socialChannels) });

/** Takes an account elsewhere away from the caller's own, unless it is the only way in. */
export const unlinkThirdParty = (deps: IdentityDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ input }),
    async run(
      { caller, locale },
      { input: { thirdChannel } },
    ): Promise<Result<{ thirdChannel: SocialChannel }, { code: "ONLY_WAY_IN" }>> {
      if (caller.kind !== "member") throw new SessionInvalid(locale);
      const gone = await unlinkSocialAccount(deps.database.kysely, caller.userCode, thirdChannel);
      return gone ? ok({ thirdChannel }) : fail({ code: "ONLY_WAY_IN" });
    },
    failures: {
      ONLY_WAY_IN: {
        "en-US": "This is your only way to sign in. Please set a password or a mobile number first.",
        "id-ID": "Ini satu-satunya cara Anda masuk. Silakan atur kata sandi atau nomor ponsel terlebih dahulu.",
        "vi-VN": "Đây là cách đăng nhập duy nhất của bạn. Vui lòng đặt mật khẩu hoặc số di động trước.",
        "zh-CN": "这是您唯一的登录方式，请先设置密码或手机号码。",
      },
    },
  });
