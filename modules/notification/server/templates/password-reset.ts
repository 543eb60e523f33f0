import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { button, heading, joined, paragraph, short, subject } from "./message-text.ts";
import { minutes } from "./minutes.ts";
import type { ShopCard } from "./shop-card.ts";
import { templateFor } from "./template.ts";

const title: Texts = {
  "en-US": "Choose a new password",
  "id-ID": "Pilih kata sandi baru",
  "vi-VN": "Chọn mật khẩu mới",
  "zh-CN": "设置新密码",
};

const news: Texts = {
  "en-US": "Somebody asked for a new password for your {shop} account. Was it you?",
  "id-ID": "Seseorang meminta kata sandi baru untuk akun {shop} Anda. Apakah itu Anda?",
  "vi-VN": "Có người đã yêu cầu mật khẩu mới cho tài khoản {shop} của bạn. Có phải bạn không?",
  "zh-CN": "有人为您的 {shop} 账户申请了新密码。是您本人吗？",
};

const advice: Texts = {
  "en-US":
    "The link works once and for {minutes}. If it was not you, ignore this message: your password stays as it is.",
  "id-ID":
    "Tautan ini berlaku satu kali selama {minutes}. Jika bukan Anda, abaikan pesan ini: kata sandi Anda tetap sama.",
  "vi-VN":
    "Liên kết dùng được một lần trong {minutes}. Nếu không phải bạn, hãy bỏ qua tin này: mật khẩu của bạn vẫn giữ nguyên.",
  "zh-CN": "该链接仅可使用一次，{minutes}内有效。如果不是您本人，请忽略此消息：您的密码保持不变。",
};

const choose: Texts = {
  "en-US": "Choose a new password",
  "id-ID": "Pilih kata sandi baru",
  "vi-VN": "Chọn mật khẩu mới",
  "zh-CN": "设置新密码",
};

// In the fragment, which browsers do not send: the token appears neither in logs nor in referrers.
const resetUrl = (token: string, shop: ShopCard) => `${shop.url}/reset-password#token=${encodeURIComponent(token)}`;

export const passwordReset = templateFor<MessageData["passwordReset"]>()({
  variants: {
    "": {
      email: {
        subject: subject(title),
        heading: heading(title),
        news: paragraph(news),
        button: button(choose),
        advice: paragraph(advice),
      },
      short: { text: short(joined(" ", news, advice, "{link}")) },
    },
  },
  variantOf: () => "",
  placeholders: ["shop", "minutes", "link"],
  facts: ({ token, validForMinutes }, { shop, locale }) => ({
    shop: shop.name,
    minutes: minutes(validForMinutes, locale),
    link: resetUrl(token, shop),
  }),
  short: (_data, words) => words.text("text"),
  email: ({ token }, words, { shop }) => ({
    subject: words.text("subject"),
    heading: words.text("heading"),
    blocks: [
      words.paragraph("news"),
      { type: "button", label: words.text("button"), url: resetUrl(token, shop) },
      words.paragraph("advice"),
    ],
  }),
});
