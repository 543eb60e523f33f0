import * as v from "valibot";
import { asLocale, fallbackLocale } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import type { FailureTexts, InvalidInput } from "#kit/graphql/operation.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { customerProfile, deleteMember, type OrdersOpen } from "#modules/identity/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { deleteForRequestSchema } from "../../contract/request-forms.ts";
import type { PrivacyDeps } from "../privacy-deps.ts";
import { type NotOpen, notOpenTexts, openRequest, requestSubject } from "../request-action.ts";
import { closeRequest, readRequest } from "../store/requests.ts";
import { writeStep } from "../store/steps.ts";

type Refused = NotOpen | OrdersOpen;
type Deleted = { readonly id: string };

/** Deletes the account of a customer who asked for it, as they would themselves; the request stays without them. */
export const adminDeleteCustomer = (deps: PrivacyDeps) =>
  staffAction<v.InferOutput<typeof input>, Deleted, Refused, ReturnType<typeof withOrders>>(deps, {
    action: "privacy.delete",
    permission: "privacy.handle",
    input,
    async run(trx, staff, { input: { id } }) {
      // Read without a lock: a deletion locks the member first and the requests last, whoever deletes.
      const open = openRequest(await readRequest(trx, id), "delete");
      if (!open.ok) return open;
      const { userCode } = open.value;
      const language = (await customerProfile(trx, userCode))?.locale ?? null;
      const gone = await deleteMember(trx, deps, userCode, asLocale(language) ?? fallbackLocale);
      if (!gone.ok) return gone.error.code === "NOT_FOUND" ? fail({ code: "CLOSED" }) : fail(gone.error);
      const now = deps.clock.now();
      // The deletion ended it; one that a colleague closed meanwhile is no longer a reason to delete.
      if (!(await closeRequest(trx, id, { from: "ended", to: "answered", at: now }))) return fail({ code: "CLOSED" });
      await writeStep(trx, { requestId: id, at: now, action: "deleted", by: staff });
      return ok({ value: { id }, subject: requestSubject(id) });
    },
    failures,
    message: {
      "en-US": "The account is deleted, and the customer gets a last message.",
      "id-ID": "Akun dihapus, dan pelanggan menerima pesan terakhir.",
      "vi-VN": "Đã xóa tài khoản, khách hàng nhận tin cuối cùng.",
      "zh-CN": "账户已删除，顾客将收到最后一条消息。",
    },
    wire: withOrders,
  });

const input = v.object({ input: deleteForRequestSchema });

const failures: FailureTexts<Refused> = {
  ...notOpenTexts,
  ORDERS_OPEN: ({ openOrders }) => {
    const codes = openOrders.map(({ orderCode }) => orderCode).join(", ");
    return {
      "en-US": `The account cannot be deleted yet, because these orders are not over: ${codes}.`,
      "id-ID": `Akun belum dapat dihapus karena pesanan ini belum selesai: ${codes}.`,
      "vi-VN": `Chưa thể xóa tài khoản vì các đơn hàng này chưa hoàn tất: ${codes}.`,
      "zh-CN": `暂时无法删除账户，以下订单尚未完结：${codes}。`,
    };
  },
};

/** The reply with the orders that keep the account. */
function withOrders(reply: StandardReply<Deleted>, error: Refused | InvalidInput | null) {
  return { ...reply, openOrders: error?.code === "ORDERS_OPEN" ? error.openOrders : [] };
}
