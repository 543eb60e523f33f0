import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { fill } from "./fill.ts";
import type { Template } from "./template.ts";

const heading: Texts = {
  "en-US": "Your account is deleted",
  "id-ID": "Akun Anda telah dihapus",
  "vi-VN": "Tài khoản của bạn đã được xóa",
  "zh-CN": "您的账户已删除",
};

const news: Texts = {
  "en-US": "Your {shop} account is gone, and with it your profile, wishes and cart. Every device is signed out.",
  "id-ID": "Akun {shop} Anda sudah tidak ada, beserta profil, keinginan dan keranjang. Semua perangkat sudah keluar.",
  "vi-VN": "Tài khoản {shop} của bạn không còn nữa, cùng với hồ sơ, mong muốn và giỏ hàng. Mọi thiết bị đã đăng xuất.",
  "zh-CN": "您的 {shop} 账户及资料、心愿和购物车均已删除，所有设备已退出登录。",
};

const thanks: Texts = {
  "en-US": "Thank you for having been here. This is our last message to you.",
  "id-ID": "Terima kasih pernah bersama kami. Ini pesan terakhir kami untuk Anda.",
  "vi-VN": "Cảm ơn bạn đã ở đây. Đây là tin cuối cùng của chúng tôi gửi bạn.",
  "zh-CN": "感谢您的光临。这是我们给您的最后一条消息。",
};

export const accountDeleted: Template<MessageData["accountDeleted"]> = {
  whatsapp: (data, shop, locale) => ({ type: "text", text: accountDeleted.sms(data, shop, locale) }),

  sms: (_data, shop, locale) => `${fill(news[locale], { shop: shop.name })} ${thanks[locale]}`,

  email: (_data, shop, locale) => ({
    subject: heading[locale],
    heading: heading[locale],
    blocks: [
      { type: "paragraph", text: fill(news[locale], { shop: shop.name }) },
      { type: "paragraph", text: thanks[locale] },
    ],
  }),
};
