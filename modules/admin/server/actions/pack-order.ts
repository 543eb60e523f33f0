import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { notePacked, packedOf } from "../store/notes.ts";
import type { OrderAction, Seen } from "./order-action.ts";
import { actionsFor } from "./what-staff-may-do.ts";

type Packed = { readonly code: "PACKED"; readonly by: string };

const packedBefore = ({ by }: Packed): Texts => ({
  "en-US": `${by} has packed it already.`,
  "id-ID": `${by} sudah mengemasnya.`,
  "vi-VN": `${by} đã đóng gói rồi.`,
  "zh-CN": `${by} 已经打包。`,
});

/** Marks an order as packed, so that it is not packed twice. */
export const packOrder = (deps: AdminDeps) =>
  ({
    action: "order.pack",
    permission: "orders.note",
    async run(trx, order, staff) {
      // The order is locked: of two who pack it at once the second sees the first one's mark.
      const [packed] = await packedOf(trx, [order.code]);
      if (packed) return fail({ code: "PACKED", by: packed.name });
      if (!actionsFor(staff, order, false).includes("pack")) return fail({ code: "ACTION_NOT_ALLOWED" });
      await notePacked(trx, { orderCode: order.code, at: deps.clock.now(), name: staff.name });
      return ok({});
    },
    failures: { PACKED: packedBefore },
  }) satisfies Pick<OrderAction<Seen, Packed>, "action" | "permission" | "run" | "failures">;
