import type { OrderDeps } from "../order-deps.ts";
import { takeOrder } from "../take-order.ts";

export const receiveOrder = (deps: OrderDeps) =>
  takeOrder(deps, "receiveOrder", "receive", {
    "en-US": "Thank you. Enjoy!",
    "id-ID": "Terima kasih. Selamat menikmati!",
    "vi-VN": "Cảm ơn bạn!",
    "zh-CN": "感谢您的确认！",
  });
