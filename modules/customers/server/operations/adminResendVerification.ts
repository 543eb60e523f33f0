import { ok } from "#kit/core/result.ts";
import { resendVerification } from "#modules/identity/server/index.ts";
import { customerSchema } from "../../contract/account-forms.ts";
import { accountAction } from "../account/account-action.ts";
import type { CustomersDeps } from "../customers-deps.ts";

/** Sends an imported customer the link that proves their mailbox, within the limits of the shopper's own requests. */
export const adminResendVerification = (deps: CustomersDeps) =>
  accountAction(deps, {
    action: "customer.verify",
    input: customerSchema,
    async run(trx, code, { address }) {
      const sent = await resendVerification(trx, deps, code, address);
      return sent.ok ? ok({}) : sent;
    },
    message: {
      "en-US": "The link was sent. It can be sent again in a minute.",
      "id-ID": "Tautan telah dikirim. Tautan dapat dikirim lagi dalam satu menit.",
      "vi-VN": "Đã gửi liên kết. Có thể gửi lại sau một phút.",
      "zh-CN": "链接已发送，一分钟后可再次发送。",
    },
  });
