import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { bankAccountSchema } from "#modules/payment/contract/bank-account.ts";
import { giveRefundAccount } from "#modules/payment/server/index.ts";
import { notifyRefund } from "../notify-refund.ts";
import { openToAct } from "../order-access.ts";
import { orderCodeField } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
import { type NotProven, notProvenTexts, type OrderNotFound, orderNotFound } from "../order-failures.ts";

type NotNeeded = { readonly code: "ACCOUNT_NOT_NEEDED" };

const input = v.object({
  input: v.object({
    orderCode: orderCodeField,
    bankAccount: bankAccountSchema,
  }),
});

/**
 * Stores the bank account for refunds that the gateway cannot send. Only the owner may give it, or a browser that has proved the
 * order's contact: knowing the order code and the e-mail address is not enough to redirect money.
 */
export const saveRefundAccount = (deps: OrderDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input,
    async run(
      context,
      { input: { orderCode, bankAccount } },
    ): Promise<Result<{ orderCode: string }, OrderNotFound | NotProven | NotNeeded>> {
      const opened = await openToAct(deps, context, orderCode);
      if (!opened.ok) return opened;
      const { order } = opened.value;
      return inTransaction(deps.database, async (trx): Promise<Result<{ orderCode: string }, NotNeeded>> => {
        const { paymentReference: reference } = order;
        const given = await giveRefundAccount(trx, deps.payments, { reference, account: bankAccount });
        if (!given) return fail({ code: "ACCOUNT_NOT_NEEDED" });
        const news = { event: "accountGiven", amount: 0, account: given.shown, needsAccount: false } as const;
        await notifyRefund(trx, deps, order, news);
        return ok({ orderCode: order.code });
      });
    },
    failures: {
      NOT_FOUND: orderNotFound,
      ...notProvenTexts,
      ACCOUNT_NOT_NEEDED: {
        "en-US": "No bank account is needed for this order now. If one you gave is wrong, please contact us.",
        "id-ID":
          "Saat ini tidak diperlukan rekening bank untuk pesanan ini. Jika rekening yang Anda isi salah, hubungi kami.",
        "vi-VN":
          "Hiện không cần tài khoản ngân hàng cho đơn hàng này. Nếu tài khoản đã cung cấp bị sai, vui lòng liên hệ chúng tôi.",
        "zh-CN": "此订单目前不需要银行账户。如您填写的账户有误，请联系我们。",
      },
    },
    message: {
      "en-US": "Thank you. We send your refund to this account and write to you then.",
      "id-ID": "Terima kasih. Kami mengirim pengembalian dana ke rekening ini dan mengabari Anda setelahnya.",
      "vi-VN": "Cảm ơn bạn. Chúng tôi sẽ hoàn tiền vào tài khoản này và báo cho bạn.",
      "zh-CN": "谢谢。我们将退款至此账户，届时会通知您。",
    },
  });
