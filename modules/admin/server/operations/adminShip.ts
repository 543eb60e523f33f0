import type * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { type SendRefusal, sendParcel } from "#modules/order/server/index.ts";
import { shipSchema } from "../../contract/admin-forms.ts";
import type { NotAllowed } from "../actions/admin-failures.ts";
import { isOnHold, type OnHold, onHold } from "../actions/on-hold.ts";
import { orderAction } from "../actions/order-action.ts";
import { cannotSend, courierFailures } from "../actions/send-failures.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { unpack } from "../store/notes.ts";

type Refused = Exclude<SendRefusal, NotAllowed> | OnHold;

const failures: FailureTexts<Refused> = { ...cannotSend, ...courierFailures, ON_HOLD: onHold };

/** Sends pieces of an order in a parcel. */
export const adminShip = (deps: AdminDeps) =>
  orderAction<v.InferOutput<typeof shipSchema>, Refused>(deps, {
    action: "order.ship",
    permission: "orders.ship",
    input: shipSchema,
    async run(trx, order, staff, { items, courierCode, expressCode }) {
      if (await isOnHold(trx, deps, order)) return fail({ code: "ON_HOLD" });
      const parcel = {
        items,
        courierCode,
        expressCode: expressCode || null,
        actor: "staff",
        actorName: staff.name,
      } as const;
      const sent = await sendParcel(trx, deps.orders, order, parcel);
      if (!sent.ok) return sent;
      await unpack(trx, order.code);
      return ok({
        parcelCode: sent.value.parcelCode,
        courierCode,
        items: items.filter(({ quantity }) => quantity > 0),
      });
    },
    failures,
    message: { "en-US": "Sent.", "id-ID": "Dikirim.", "vi-VN": "Đã gửi.", "zh-CN": "已发货。" },
  });
