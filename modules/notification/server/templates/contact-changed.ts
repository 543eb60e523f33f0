import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { button, heading, joined, paragraph, short, subject } from "./message-text.ts";
import type { ShopCard } from "./shop-card.ts";
import { templateFor } from "./template.ts";

const titles: { readonly [W in MessageData["contactChanged"]["which"]]: Texts } = {
  email: {
    "en-US": "Your e-mail address was changed",
    "id-ID": "Alamat email Anda telah diubah",
    "vi-VN": "Địa chỉ e-mail của bạn đã được thay đổi",
    "zh-CN": "您的邮箱地址已更改",
  },
  mobile: {
    "en-US": "Your mobile number was changed",
    "id-ID": "Nomor ponsel Anda telah diubah",
    "vi-VN": "Số di động của bạn đã được thay đổi",
    "zh-CN": "您的手机号码已更改",
  },
};

const news: Texts = {
  "en-US": "Your {shop} account uses {contact} from now on.",
  "id-ID": "Akun {shop} Anda mulai sekarang memakai {contact}.",
  "vi-VN": "Từ nay tài khoản {shop} của bạn dùng {contact}.",
  "zh-CN": "您的 {shop} 账户从现在起使用 {contact}。",
};

const advice: Texts = {
  "en-US": "If this was not you, tell us at once.",
  "id-ID": "Jika bukan Anda yang mengubahnya, segera kabari kami.",
  "vi-VN": "Nếu không phải bạn, hãy báo cho chúng tôi ngay.",
  "zh-CN": "如果不是您本人操作，请立即告知我们。",
};

const tell: Texts = {
  "en-US": "It was not me",
  "id-ID": "Bukan saya",
  "vi-VN": "Không phải tôi",
  "zh-CN": "不是我本人",
};

const contactUrl = (shop: ShopCard) => `${shop.url}/contact-us`;

const textsOf = (title: Texts) => ({
  email: {
    subject: subject(title),
    heading: heading(title),
    news: paragraph(news),
    advice: paragraph(advice),
    button: button(tell),
  },
  short: { text: short(joined(" ", news, advice, "{link}")) },
});

/** Reports a changed number or mailbox to the previous one, so that the owner notices a theft. */
export const contactChanged = templateFor<MessageData["contactChanged"]>()({
  variants: { email: textsOf(titles.email), mobile: textsOf(titles.mobile) },
  variantOf: ({ which }) => which,
  placeholders: ["shop", "contact", "link"],
  facts: ({ to }, { shop }) => ({ shop: shop.name, contact: to, link: contactUrl(shop) }),
  short: (_data, words) => words.text("text"),
  email: (_data, words, { shop }) => ({
    subject: words.text("subject"),
    heading: words.text("heading"),
    blocks: [
      words.paragraph("news"),
      words.paragraph("advice"),
      { type: "button", label: words.text("button"), url: contactUrl(shop) },
    ],
  }),
});
