import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { fill } from "./fill.ts";
import { minutes } from "./minutes.ts";
import type { ShopCard } from "./shop-card.ts";
import type { Template } from "./template.ts";

const heading: Texts = {
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

export const passwordReset: Template<MessageData["passwordReset"]> = {
  whatsapp: (data, shop, locale) => ({ type: "text", text: passwordReset.sms(data, shop, locale) }),

  sms: ({ token, validForMinutes }, shop, locale) =>
    [
      fill(news[locale], { shop: shop.name }),
      fill(advice[locale], { minutes: minutes(validForMinutes, locale) }),
      resetUrl(token, shop),
    ].join(" "),

  email: ({ token, validForMinutes }, shop, locale) => ({
    subject: heading[locale],
    heading: heading[locale],
    blocks: [
      { type: "paragraph", text: fill(news[locale], { shop: shop.name }) },
      { type: "button", label: choose[locale], url: resetUrl(token, shop) },
      { type: "paragraph", text: fill(advice[locale], { minutes: minutes(validForMinutes, locale) }) },
    ],
  }),
};
