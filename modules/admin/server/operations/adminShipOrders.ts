import type * as v from "valibot";
import { shipOrdersSchema } from "../../contract/order-batch-forms.ts";
import { orderBatch } from "../actions/order-batch.ts";
import { type ShipInput, type ShipRefused, shipOrder } from "../actions/ship-order.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Hands up to 50 orders to the courier, each with all that is left of it. */
export const adminShipOrders = (deps: AdminDeps) =>
  orderBatch<v.InferOutput<typeof shipOrdersSchema>, ShipInput, ShipRefused>(deps, shipOrder(deps), {
    input: shipOrdersSchema,
    pressOf: ({ key, courierCode, orders }) => ({
      key,
      orders: orders.map((order) => ({ ...order, items: null, courierCode: courierCode || null })),
    }),
    message: ({ done, refused }) => ({
      "en-US": `Handed to the courier: ${done}. Refused: ${refused}.`,
      "id-ID": `Diserahkan ke kurir: ${done}. Ditolak: ${refused}.`,
      "vi-VN": `Đã giao cho đơn vị vận chuyển: ${done}. Bị từ chối: ${refused}.`,
      "zh-CN": `已交给快递：${done}。被拒绝：${refused}。`,
    }),
  });
