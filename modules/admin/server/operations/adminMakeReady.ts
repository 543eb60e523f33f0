import type * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { type CannotSend, makeReady } from "#modules/order/server/index.ts";
import { readySchema } from "../../contract/admin-forms.ts";
import { isOnHold, type OnHold, onHold } from "../actions/on-hold.ts";
import { orderAction } from "../actions/order-action.ts";
import { cannotSend } from "../actions/send-failures.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { unpack } from "../store/notes.ts";

type Refused = CannotSend | OnHold;

const failures: FailureTexts<Refused> = { ...cannotSend, ON_HOLD: onHold };

/** Makes pieces ready for pickup and notifies the shopper, with the pickup code. */
export const adminMakeReady = (deps: AdminDeps) =>
  orderAction<v.InferOutput<typeof readySchema>, Refused>(deps, {
    action: "order.ready",
    permission: "orders.pickup",
    input: readySchema,
    async run(trx, order, staff, { items }) {
      if (await isOnHold(trx, deps, order)) return fail({ code: "ON_HOLD" });
      const ready = await makeReady(trx, deps.orders, order, { items, actor: "staff", actorName: staff.name });
      if (!ready.ok) return ready;
      await unpack(trx, order.code);
      return ok({ items: items.filter(({ quantity }) => quantity > 0) });
    },
    failures,
    message: {
      "en-US": "Ready; the shopper has been told.",
      "id-ID": "Siap; pembeli sudah diberi tahu.",
      "vi-VN": "Đã sẵn sàng; khách đã được báo.",
      "zh-CN": "已备好，并已通知顾客。",
    },
  });
