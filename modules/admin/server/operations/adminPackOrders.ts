import { packOrdersSchema } from "../../contract/order-batch-forms.ts";
import { orderBatch } from "../actions/order-batch.ts";
import { packOrder } from "../actions/pack-order.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Marks up to 50 orders as packed. */
export const adminPackOrders = (deps: AdminDeps) =>
  orderBatch(deps, packOrder(deps), {
    input: packOrdersSchema,
    pressOf: (given) => given,
    message: ({ done, refused }) => ({
      "en-US": `Packed: ${done}. Refused: ${refused}.`,
      "id-ID": `Dikemas: ${done}. Ditolak: ${refused}.`,
      "vi-VN": `Đã đóng gói: ${done}. Bị từ chối: ${refused}.`,
      "zh-CN": `已打包：${done}。被拒绝：${refused}。`,
    }),
  });
