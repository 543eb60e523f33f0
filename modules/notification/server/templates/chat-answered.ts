import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { fill } from "./fill.ts";
import type { ShopCard } from "./shop-card.ts";
import type { Template } from "./template.ts";

type Data = MessageData["chatAnswered"];

const heading: Texts = {
  "en-US": "We have answered your message",
  "id-ID": "Kami telah menjawab pesan Anda",
  "vi-VN": "Chúng tôi đã trả lời tin nhắn của bạn",
  "zh-CN": "我们已回复您的消息",
};

const news: Texts = {
  "en-US": "You wrote to {shop} in the chat. Our answer:",
  "id-ID": "Anda menulis kepada {shop} di obrolan. Jawaban kami:",
  "vi-VN": "Bạn đã nhắn cho {shop} trong khung trò chuyện. Câu trả lời của chúng tôi:",
  "zh-CN": "您曾在 {shop} 的在线客服中留言。我们的回复：",
};

const advice: Texts = {
  "en-US": "To write back, open the chat in the browser you wrote from, or signed in to your account.",
  "id-ID": "Untuk membalas, buka obrolan di peramban yang Anda pakai menulis, atau setelah masuk ke akun Anda.",
  "vi-VN": "Để trả lời, hãy mở khung trò chuyện trên trình duyệt bạn đã dùng, hoặc sau khi đăng nhập tài khoản.",
  "zh-CN": "如需回复，请在您留言时使用的浏览器中打开聊天，或登录您的账户。",
};

const open: Texts = {
  "en-US": "Open the chat",
  "id-ID": "Buka obrolan",
  "vi-VN": "Mở khung trò chuyện",
  "zh-CN": "打开聊天",
};

const sentence = (shop: ShopCard, text: string) => fill(text, { shop: shop.name });

/** Sends answers of staff to a shopper who has closed the chat window. */
export const chatAnswered: Template<Data> = {
  whatsapp: (data, shop, locale) => ({ type: "text", text: chatAnswered.sms(data, shop, locale) }),

  sms: ({ answers, path }, shop, locale) =>
    [sentence(shop, news[locale]), ...answers, `${open[locale]}: ${shop.url}${path}`].join("\n\n"),

  email: ({ answers, path }, shop, locale) => ({
    subject: heading[locale],
    heading: heading[locale],
    blocks: [
      { type: "paragraph", text: sentence(shop, news[locale]) },
      ...answers.map((text) => ({ type: "paragraph" as const, text })),
      { type: "paragraph", text: advice[locale] },
      { type: "button", label: open[locale], url: `${shop.url}${path}` },
    ],
  }),
};
