import { packSchema } from "../../contract/admin-forms.ts";
import { orderAction } from "../actions/order-action.ts";
import { packOrder } from "../actions/pack-order.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Marks an order as packed, so that it is not packed twice. */
export const adminPack = (deps: AdminDeps) =>
  orderAction(deps, {
    ...packOrder(deps),
    input: packSchema,
    message: { "en-US": "Packed.", "id-ID": "Dikemas.", "vi-VN": "Đã đóng gói.", "zh-CN": "已打包。" },
  });
