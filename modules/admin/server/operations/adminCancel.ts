import type * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { endLockedUnpaid, isPaidBy, type Order, readOrders, transition } from "#modules/order/server/index.ts";
import { queryOpenCharge } from "#modules/payment/server/index.ts";
import { type StaffMember, writeAudit } from "#modules/staff/server/index.ts";
import { cancelSchema } from "../../contract/admin-forms.ts";
import { orderAction } from "../actions/order-action.ts";
import { areWithinReach } from "../actions/reach.ts";
import { actionsFor } from "../actions/what-staff-may-do.ts";
import type { AdminDeps } from "../admin-deps.ts";

type CancelInput = v.InferOutput<typeof cancelSchema>;
type OtherStore = { readonly code: "OTHER_STORE" };

const otherStore: Texts = {
  "en-US": "Part of this purchase belongs to another store or is delivered. Please ask the order desk to cancel it.",
  "id-ID": "Sebagian pembelian ini milik toko lain atau dikirim. Minta bagian pesanan untuk membatalkannya.",
  "vi-VN": "Một phần của lần mua này thuộc cửa hàng khác hoặc được giao. Hãy nhờ bộ phận đơn hàng hủy.",
  "zh-CN": "此次购买的一部分属于其他门店或需配送，请联系订单部门取消。",
};

/** The refusal to cancel this order with all orders that would be cancelled along with it; null when it may be. */
function cannotEnd(staff: StaffMember, order: Order, together: readonly Order[]) {
  if (!actionsFor(staff, order, true).includes("cancel")) return fail({ code: "ACTION_NOT_ALLOWED" } as const);
  return areWithinReach(staff, together) ? null : fail({ code: "OTHER_STORE" } as const);
}

/** The query may book a payment: it gets an audit line of its own, whether or not the order is cancelled then. */
async function noteAsked(deps: AdminDeps, staff: StaffMember, order: Order, outcome: string): Promise<void> {
  const entry = { staff, action: "payment.ask", subject: `order:${order.code}`, detail: { outcome } };
  await inTransaction(deps.database, (trx) => writeAudit(trx, entry, deps.clock.now()));
}

/** Cancels an order of which nothing was shipped. Unpaid orders of one payment are cancelled together. */
export const adminCancel = (deps: AdminDeps) =>
  orderAction<CancelInput, OtherStore>(deps, {
    action: "order.cancel",
    permission: "orders.cancel",
    input: cancelSchema,
    async before(staff, order) {
      if (order.status !== "awaitingPayment") return ok(null);
      const refused = cannotEnd(staff, order, await readOrders(deps.database.kysely, isPaidBy(order.paymentReference)));
      if (refused) return refused;
      // A payment may have arrived whose webhook has not: the gateway is queried before anything is cancelled.
      const outcome = await queryOpenCharge(deps.payments, order.paymentReference);
      if (outcome !== null) await noteAsked(deps, staff, order, outcome);
      return ok(null);
    },
    async run(trx, order, staff, { reasonCode }, together) {
      const refused = cannotEnd(staff, order, order.status === "awaitingPayment" ? together : [order]);
      if (refused) return refused;
      const step = { actor: "staff", actorName: staff.name, reason: reasonCode } as const;
      if (order.status !== "awaitingPayment") {
        const ended = await transition(trx, deps.orders, order, { transition: "approveCancel", ...step });
        return ended.ok ? ok({ reasonCode }) : ended;
      }
      const ending = { ...deps.orders, payments: deps.payments };
      const ended = await endLockedUnpaid(trx, ending, together, { transition: "cancel", ...step });
      if (ended.length === 0) return fail({ code: "ACTION_NOT_ALLOWED" });
      return ok({ reasonCode, orders: ended.map(({ code }) => code) });
    },
    failures: { OTHER_STORE: otherStore },
    message: { "en-US": "Cancelled.", "id-ID": "Dibatalkan.", "vi-VN": "Đã hủy.", "zh-CN": "已取消。" },
  });
