import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { button, heading, joined, paragraph, short, subject } from "./message-text.ts";
import type { ShopCard } from "./shop-card.ts";
import { templateFor } from "./template.ts";

type Data = MessageData["signInChanged"];

const connected: Texts = {
  "en-US": "{provider} was connected to your account",
  "id-ID": "{provider} telah dihubungkan ke akun Anda",
  "vi-VN": "{provider} đã được kết nối với tài khoản của bạn",
  "zh-CN": "{provider} 已关联到您的账户",
};

const taken: Texts = {
  "en-US": "{provider} was disconnected from your account",
  "id-ID": "{provider} telah diputuskan dari akun Anda",
  "vi-VN": "{provider} đã được ngắt kết nối khỏi tài khoản của bạn",
  "zh-CN": "{provider} 已与您的账户取消关联",
};

const now: Texts = {
  "en-US": "From now on you can sign in to {shop} with {provider}.",
  "id-ID": "Mulai sekarang Anda dapat masuk ke {shop} dengan {provider}.",
  "vi-VN": "Từ nay bạn có thể đăng nhập {shop} bằng {provider}.",
  "zh-CN": "从现在起，您可以使用 {provider} 登录 {shop}。",
};

const noMore: Texts = {
  "en-US": "From now on {provider} does not sign you in to {shop} any more.",
  "id-ID": "Mulai sekarang {provider} tidak lagi dapat dipakai untuk masuk ke {shop}.",
  "vi-VN": "Từ nay {provider} không còn dùng để đăng nhập {shop}.",
  "zh-CN": "从现在起，{provider} 不能再用于登录 {shop}。",
};

const advice: Texts = {
  "en-US": "If this was not you, tell us at once.",
  "id-ID": "Jika bukan Anda yang melakukannya, segera kabari kami.",
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
const textsOf = (title: Texts, news: Texts) => ({
  email: {
    subject: subject(title),
    heading: heading(title),
    news: paragraph(news),
    advice: paragraph(advice),
    button: button(tell),
  },
  short: { text: short(joined(" ", news, advice, "{link}")) },
});

/** Reports a linked or unlinked social account, so that the owner notices a theft. */
export const signInChanged = templateFor<Data>()({
  variants: { linked: textsOf(connected, now), unlinked: textsOf(taken, noMore) },
  variantOf: ({ linked }) => (linked ? "linked" : "unlinked"),
  placeholders: ["shop", "provider", "link"],
  facts: ({ provider }, { shop }) => ({ shop: shop.name, provider, link: contactUrl(shop) }),
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
