import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type InvalidInput, operation } from "#kit/graphql/operation.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { type NotConfirmed, notConfirmedTexts } from "../account/account-failures.ts";
import { type OrdersOpen, removeEverywhere } from "../account/delete-member.ts";
import { ownProfile } from "../account/own-profile.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { clearedSessionCookie } from "../session/session-cookie.ts";
import { consumeConfirmation } from "../store/confirmations.ts";

/** Deletes the member from all modules in one transaction after a recent confirmation (D-63), and sends a last message. */
export const deleteAccount = (deps: IdentityDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({ input: v.object({ understood: v.literal(true) }) }),
    async run(context): Promise<Result<true, NotConfirmed | OrdersOpen>> {
      const { member, profile } = await ownProfile(deps, context);
      const { userCode, sessionId } = member;
      const gone = await inTransaction(deps.database, async (trx): Promise<Result<true, NotConfirmed | OrdersOpen>> => {
        // Checked before the confirmation is used, so that it is still valid after the open orders have been cancelled.
        const openOrders = await deps.openPurchases(trx, userCode);
        if (openOrders.length > 0) return fail({ code: "ORDERS_OPEN", openOrders });
        if (!(await consumeConfirmation(trx, sessionId))) return fail({ code: "CONFIRM_FIRST" });
        await removeEverywhere(trx, deps, profile, context.locale);
        await deps.onOwnRequest?.(trx, { kind: "delete" });
        return ok(true);
      });
      if (gone.ok) context.reply.setCookie(clearedSessionCookie(deps.https));
      return gone;
    },
    failures: {
      ...notConfirmedTexts,
      ORDERS_OPEN: {
        "en-US": "Your account cannot be deleted yet: some of your orders are not over.",
        "id-ID": "Akun Anda belum dapat dihapus: masih ada pesanan yang belum selesai.",
        "vi-VN": "Chưa thể xóa tài khoản: bạn còn đơn hàng chưa hoàn tất.",
        "zh-CN": "您的账户暂时无法删除：还有未完结的订单。",
      },
    },
    wire: (reply: StandardReply<true>, error: NotConfirmed | OrdersOpen | InvalidInput | null) => ({
      ...reply,
      openOrders: error?.code === "ORDERS_OPEN" ? error.openOrders : [],
    }),
  });
