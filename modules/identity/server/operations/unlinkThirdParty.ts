import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { type SocialChannel, socialChannels } from "../../contract/social-channel.ts";
import { type NotConfirmed, notConfirmedTexts } from "../account/account-failures.ts";
import { memberOf } from "../account/member-of.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { notifyOfLink } from "../social/resolve-person.ts";
import { consumeConfirmation } from "../store/confirmations.ts";
import { unlinkSocialAccount } from "../store/social-accounts.ts";

const input = v.object({ thirdChannel: v.picklist(socialChannels) });

type Refusal = NotConfirmed | { readonly code: "ONLY_WAY_IN" };

const failures: FailureTexts<Refusal> = {
  ...notConfirmedTexts,
  ONLY_WAY_IN: {
    "en-US": "This is your only way to sign in. Please set a password or a mobile number first.",
    "id-ID": "Ini satu-satunya cara Anda masuk. Silakan atur kata sandi atau nomor ponsel terlebih dahulu.",
    "vi-VN": "Đây là cách đăng nhập duy nhất của bạn. Vui lòng đặt mật khẩu hoặc số di động trước.",
    "zh-CN": "这是您唯一的登录方式，请先设置密码或手机号码。",
  },
};

/** Unlinks a social account after a recent confirmation, unless it is the member's only way to sign in. */
export const unlinkThirdParty = (deps: IdentityDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ input }),
    async run(context, { input: { thirdChannel } }): Promise<Result<{ thirdChannel: SocialChannel }, Refusal>> {
      const { userCode, sessionId } = memberOf(context);
      return inTransaction<Result<{ thirdChannel: SocialChannel }, Refusal>>(deps.database, async (trx) => {
        if (!(await consumeConfirmation(trx, sessionId))) return fail({ code: "CONFIRM_FIRST" });
        if (!(await unlinkSocialAccount(trx, userCode, thirdChannel))) return fail({ code: "ONLY_WAY_IN" });
        await notifyOfLink(trx, deps, { userCode, locale: context.locale }, { channel: thirdChannel, linked: false });
        return ok({ thirdChannel });
      });
    },
    failures,
  });
