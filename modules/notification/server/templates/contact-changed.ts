import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { fill } from "./fill.ts";
import type { ShopCard } from "./shop-card.ts";
import type { Template } from "./template.ts";

const heading: { readonly [W in MessageData["contactChanged"]["which"]]: Texts } = {
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
  "en-US": "Your {shop} account uses {to} from now on.",
  "id-ID": "Akun {shop} Anda mulai sekarang memakai {to}.",
  "vi-VN": "Từ nay tài khoản {shop} của bạn dùng {to}.",
  "zh-CN": "您的 {shop} 账户从现在起使用 {to}。",
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

const sentence = ({ to }: MessageData["contactChanged"], shop: ShopCard, text: string) =>
  fill(text, { shop: shop.name, to });

/** Reports a changed number or mailbox to the previous one, so that the owner notices a theft. */
export const contactChanged: Template<MessageData["contactChanged"]> = {
  whatsapp: (data, shop, locale) => ({ type: "text", text: contactChanged.sms(data, shop, locale) }),

  sms: (data, shop, locale) => `${sentence(data, shop, news[locale])} ${advice[locale]} ${contactUrl(shop)}`,

  email: (data, shop, locale) => ({
    subject: heading[data.which][locale],
    heading: heading[data.which][locale],
    blocks: [
      { type: "paragraph", text: sentence(data, shop, news[locale]) },
      { type: "paragraph", text: advice[locale] },
      { type: "button", label: tell[locale], url: contactUrl(shop) },
    ],
  }),
};
