import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { readConfirmToken } from "../link-tokens.ts";
import type { NewsletterDeps } from "../newsletter-deps.ts";
import { confirmMailbox } from "../store/subscriptions.ts";

const input = v.object({ input: v.object({ token: v.pipe(v.string(), v.maxLength(1000)) }) });

/** Double opt-in: only the link of the confirmation e-mail confirms a subscription. */
export const confirmSubscribeNotification = (deps: NewsletterDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input,
    async run(_context, { input: { token } }) {
      const code = readConfirmToken(token, deps.secret);
      if (code === null) return fail({ code: "LINK_INVALID" });
      const confirmed = await inTransaction(deps.database, (trx) => confirmMailbox(trx, code, deps.clock.now()));
      return confirmed ? ok(true) : fail({ code: "LINK_INVALID" });
    },
    message: {
      "en-US": "Thank you, it is confirmed.",
      "id-ID": "Terima kasih, sudah dikonfirmasi.",
      "vi-VN": "Cảm ơn bạn, đã xác nhận.",
      "zh-CN": "谢谢，已确认。",
    },
    failures: {
      LINK_INVALID: {
        "en-US": "This link no longer works. Please subscribe again.",
        "id-ID": "Tautan ini tidak berlaku lagi. Silakan berlangganan lagi.",
        "vi-VN": "Liên kết này không còn hiệu lực. Vui lòng đăng ký lại.",
        "zh-CN": "此链接已失效，请重新订阅。",
      },
    },
  });
