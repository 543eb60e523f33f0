import { rp } from "#kit/core/format-rupiah.ts";
import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { fill } from "./fill.ts";
import type { ShopCard } from "./shop-card.ts";
import type { Template } from "./template.ts";

const subject: Texts = {
  "en-US": "Your order {order}",
  "id-ID": "Pesanan Anda {order}",
  "vi-VN": "Đơn hàng {order} của bạn",
  "zh-CN": "您的订单 {order}",
};

const heading: Texts = {
  "en-US": "We have your order",
  "id-ID": "Pesanan Anda kami terima",
  "vi-VN": "Chúng tôi đã nhận đơn hàng",
  "zh-CN": "已收到您的订单",
};

const news: Texts = {
  "en-US": "Thank you for shopping at {shop}. Your order {order} over {total} is in our books.",
  "id-ID": "Terima kasih telah berbelanja di {shop}. Pesanan {order} senilai {total} sudah kami catat.",
  "vi-VN": "Cảm ơn bạn đã mua sắm tại {shop}. Đơn hàng {order} trị giá {total} đã được ghi nhận.",
  "zh-CN": "感谢您在 {shop} 购物。您的订单 {order}（金额 {total}）已登记。",
};

const advice: Texts = {
  "en-US": "Behind this link you see what is still to pay and how far the order is. It is meant for you alone.",
  "id-ID": "Di tautan ini Anda melihat yang masih harus dibayar dan status pesanan. Tautan ini hanya untuk Anda.",
  "vi-VN": "Liên kết này cho biết số tiền còn phải trả và tình trạng đơn hàng. Liên kết chỉ dành riêng cho bạn.",
  "zh-CN": "通过此链接可查看待付金额和订单进度。链接仅供您本人使用。",
};

const look: Texts = {
  "en-US": "View the order",
  "id-ID": "Lihat pesanan",
  "vi-VN": "Xem đơn hàng",
  "zh-CN": "查看订单",
};

const sentence = ({ orderCode, totalAmount }: MessageData["orderReceived"], shop: ShopCard, text: string) =>
  fill(text, { order: orderCode, total: rp(totalAmount), shop: shop.name });

/** Confirms an order, the moment it is in the books. */
export const orderReceived: Template<MessageData["orderReceived"]> = {
  whatsapp: (data, shop, locale) => ({ type: "text", text: orderReceived.sms(data, shop, locale) }),

  sms: (data, shop, locale) => `${sentence(data, shop, news[locale])} ${shop.url}${data.path}`,

  email: (data, shop, locale) => ({
    subject: fill(subject[locale], { order: data.orderCode }),
    heading: heading[locale],
    blocks: [
      { type: "paragraph", text: sentence(data, shop, news[locale]) },
      { type: "paragraph", text: advice[locale] },
      { type: "button", label: look[locale], url: `${shop.url}${data.path}` },
    ],
  }),
};
