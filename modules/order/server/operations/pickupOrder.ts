import type { OrderDeps } from "../order-deps.ts";
import { takeOrder } from "../take-order.ts";

export const pickupOrder = (deps: OrderDeps) =>
  takeOrder(deps, "pickupOrder", "collect", {
    "en-US": "Thank you for fetching your order.",
    "id-ID": "Terima kasih telah mengambil pesanan Anda.",
    "vi-VN": "Cảm ơn bạn đã lấy hàng.",
    "zh-CN": "感谢您到店取货。",
  });
