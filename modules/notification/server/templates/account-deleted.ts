import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { heading, joined, paragraph, short, subject } from "./message-text.ts";
import { templateFor } from "./template.ts";

const title: Texts = {
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

export const accountDeleted = templateFor<MessageData["accountDeleted"]>()({
  variants: {
    "": {
      email: { subject: subject(title), heading: heading(title), news: paragraph(news), thanks: paragraph(thanks) },
      short: { text: short(joined(" ", news, thanks)) },
    },
  },
  variantOf: () => "",
  placeholders: ["shop"],
  facts: (_data, { shop }) => ({ shop: shop.name }),
  short: (_data, words) => words.text("text"),
  email: (_data, words) => ({
    subject: words.text("subject"),
    heading: words.text("heading"),
    blocks: [words.paragraph("news"), words.paragraph("thanks")],
  }),
});
