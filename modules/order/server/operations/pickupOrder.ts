import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { mayDo } from "../../contract/order-operations.ts";
import { openToAct } from "../order-access.ts";
import { orderCodeInput } from "../order-code-field.ts";
import type { OrderDeps } from "../order-deps.ts";
import { factsOf } from "../order-facts.ts";
import { type NotProven, notAllowed, notProvenTexts, type OrderNotFound, orderNotFound } from "../order-failures.ts";
import { notePickupAsked } from "../store/pickup.ts";
import type { NotAllowed } from "../transition.ts";

/** The shopper reports that they are at the store; staff confirm the handover (D-44). */
export const pickupOrder = (deps: OrderDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: orderCodeInput,
    async run(context, { orderCode }): Promise<Result<{ orderCode: string }, OrderNotFound | NotProven | NotAllowed>> {
      const opened = await openToAct(deps, context, orderCode);
      if (!opened.ok) return opened;
      const { order } = opened.value;
      const now = deps.clock.now();
      if (!mayDo(factsOf(order, [], now), "pickupOrder")) return fail({ code: "ACTION_NOT_ALLOWED" });
      const isNoted = await notePickupAsked(deps.database.kysely, order.code, now);
      return isNoted ? ok({ orderCode: order.code }) : fail({ code: "ACTION_NOT_ALLOWED" });
    },
    failures: { NOT_FOUND: orderNotFound, ACTION_NOT_ALLOWED: notAllowed, ...notProvenTexts },
    message: {
      "en-US": "Thank you. Show your code: the store confirms when you have your order.",
      "id-ID": "Terima kasih. Tunjukkan kode Anda: toko akan mengonfirmasi saat pesanan Anda diserahkan.",
      "vi-VN": "Cảm ơn bạn. Hãy đưa mã: cửa hàng sẽ xác nhận khi giao hàng cho bạn.",
      "zh-CN": "谢谢。请出示取货码，门店交付商品后会确认。",
    },
  });
