import { fail, ok } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { type LineQuantity, type SendRefusal, sendParcel } from "#modules/order/server/index.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { unpack } from "../store/notes.ts";
import type { NotAllowed } from "./admin-failures.ts";
import { isOnHold, type OnHold, onHold } from "./on-hold.ts";
import type { OrderAction, Seen } from "./order-action.ts";
import { cannotSend, courierFailures } from "./send-failures.ts";
import { actionsFor } from "./what-staff-may-do.ts";

export type ShipRefused = Exclude<SendRefusal, NotAllowed> | OnHold;

export type ShipInput = Seen & {
  /** Everything that is left of the order when null. */
  readonly items: readonly LineQuantity[] | null;
  /** As the shopper chose it when null. */
  readonly courierCode: string | null;
  readonly expressCode?: string | null | undefined;
};

const failures: FailureTexts<ShipRefused> = { ...cannotSend, ...courierFailures, ON_HOLD: onHold };

/** Sends pieces of an order in a parcel. */
export const shipOrder = (deps: AdminDeps) =>
  ({
    action: "order.ship",
    permission: "orders.ship",
    async run(trx, order, staff, { items, courierCode, expressCode }) {
      if (await isOnHold(trx, deps, order)) return fail({ code: "ON_HOLD" });
      // What came back from a delivery goes out again only when somebody names it.
      if (items === null && !actionsFor(staff, order, false).includes("ship"))
        return fail({ code: "ACTION_NOT_ALLOWED" });
      const sent = await sendParcel(trx, deps.orders, order, {
        ...(items === null ? {} : { items }),
        ...(courierCode === null ? {} : { courierCode }),
        expressCode: expressCode || null,
        actor: "staff",
        actorName: staff.name,
      });
      if (!sent.ok) return sent;
      await unpack(trx, order.code);
      const { parcelCode, courierCode: courier, pieces } = sent.value;
      return ok({ parcelCode, courierCode: courier, items: pieces });
    },
    failures,
  }) satisfies Pick<OrderAction<ShipInput, ShipRefused>, "action" | "permission" | "run" | "failures">;
