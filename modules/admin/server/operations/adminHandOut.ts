import { fail, ok } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { keyed, rateLimit } from "#kit/postgres/declared-limits.ts";
import { hit } from "#kit/postgres/rate-limit.ts";
import { collectOrder, type WrongCode } from "#modules/order/server/index.ts";
import { handOutSchema } from "../../contract/admin-forms.ts";
import { orderAction } from "../actions/order-action.ts";
import type { AdminDeps } from "../admin-deps.ts";

type TooMany = { readonly code: "RATE_LIMITED" };

/** Attempts per order and hour: enough for typing errors, too few for guessing. */
const tries = rateLimit("admin:hand-out", 10, 60 * 60);

const failures: FailureTexts<WrongCode | TooMany> = {
  WRONG_CODE: {
    "en-US": "This is not the code of this order. Ask the shopper to show it once more.",
    "id-ID": "Ini bukan kode pesanan ini. Minta pembeli menunjukkannya sekali lagi.",
    "vi-VN": "Đây không phải mã của đơn này. Hãy nhờ khách cho xem lại.",
    "zh-CN": "这不是此订单的取货码，请顾客再出示一次。",
  },
  RATE_LIMITED: {
    "en-US": "Too many wrong codes for this order. Please wait an hour.",
    "id-ID": "Terlalu banyak kode salah untuk pesanan ini. Tunggu satu jam.",
    "vi-VN": "Quá nhiều mã sai cho đơn này. Vui lòng đợi một giờ.",
    "zh-CN": "此订单错误次数过多，请等待一小时。",
  },
};

/** Hands out an order against its pickup code, or without one when the shopper has checked in at the store. */
export const adminHandOut = (deps: AdminDeps) =>
  orderAction<{ orderCode: string; version: string; confirmCode?: string | null | undefined }, WrongCode | TooMany>(
    deps,
    {
      action: "order.handOut",
      permission: "orders.pickup",
      input: handOutSchema,
      async before(_staff, { code }) {
        return (await hit(deps.database.kysely, keyed(tries, code))).allowed
          ? ok(null)
          : fail({ code: "RATE_LIMITED" });
      },
      async run(trx, order, staff, { confirmCode }) {
        const shown = { confirmCode: confirmCode ?? null, staffName: staff.name };
        const handed = await collectOrder(trx, deps.orders, order, shown);
        return handed.ok ? ok({ byCode: Boolean(confirmCode) }) : handed;
      },
      failures,
      message: { "en-US": "Handed out.", "id-ID": "Diserahkan.", "vi-VN": "Đã giao cho khách.", "zh-CN": "已交付。" },
    },
  );
