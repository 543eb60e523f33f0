import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { button, heading, joined, paragraph, short, subject } from "./message-text.ts";
import type { ShopCard } from "./shop-card.ts";
import { templateFor } from "./template.ts";

const title: Texts = {
  "en-US": "Your password was changed",
  "id-ID": "Kata sandi Anda telah diubah",
  "vi-VN": "Mật khẩu của bạn đã được thay đổi",
  "zh-CN": "您的密码已更改",
};

const news: Texts = {
  "en-US": "The password of your {shop} account was changed.",
  "id-ID": "Kata sandi akun {shop} Anda telah diubah.",
  "vi-VN": "Mật khẩu tài khoản {shop} của bạn đã được thay đổi.",
  "zh-CN": "您的 {shop} 账户密码已更改。",
};

const advice: Texts = {
  "en-US": "If this was not you, reset it at once.",
  "id-ID": "Jika bukan Anda yang mengubahnya, segera atur ulang.",
  "vi-VN": "Nếu không phải bạn, hãy đặt lại ngay.",
  "zh-CN": "如果不是您本人操作，请立即重置。",
};

const reset: Texts = {
  "en-US": "Reset my password",
  "id-ID": "Atur ulang kata sandi",
  "vi-VN": "Đặt lại mật khẩu",
  "zh-CN": "重置密码",
};

const resetUrl = (shop: ShopCard) => `${shop.url}/reset-password`;

/** Reports a new password, so that the owner notices a theft. */
export const passwordChanged = templateFor<MessageData["passwordChanged"]>()({
  variants: {
    "": {
      email: {
        subject: subject(title),
        heading: heading(title),
        news: paragraph(news),
        advice: paragraph(advice),
        button: button(reset),
      },
      short: { text: short(joined(" ", news, advice, "{link}")) },
    },
  },
  variantOf: () => "",
  placeholders: ["shop", "link"],
  facts: (_data, { shop }) => ({ shop: shop.name, link: resetUrl(shop) }),
  short: (_data, words) => words.text("text"),
  email: (_data, words, { shop }) => ({
    subject: words.text("subject"),
    heading: words.text("heading"),
    blocks: [
      words.paragraph("news"),
      words.paragraph("advice"),
      { type: "button", label: words.text("button"), url: resetUrl(shop) },
    ],
  }),
});
