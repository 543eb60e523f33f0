import { shipSchema } from "../../contract/admin-forms.ts";
import { orderAction } from "../actions/order-action.ts";
import { type ShipInput, type ShipRefused, shipOrder } from "../actions/ship-order.ts";
import type { AdminDeps } from "../admin-deps.ts";

/** Sends pieces of an order in a parcel. */
export const adminShip = (deps: AdminDeps) =>
  orderAction<ShipInput, ShipRefused>(deps, {
    ...shipOrder(deps),
    input: shipSchema,
    message: { "en-US": "Sent.", "id-ID": "Dikirim.", "vi-VN": "Đã gửi.", "zh-CN": "已发货。" },
  });
