import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { button, heading, joined, paragraph, short, subject } from "./message-text.ts";
import { templateFor } from "./template.ts";

type Data = MessageData["chatAnswered"];

const title: Texts = {
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

/** Sends answers of staff to a shopper who has closed the chat window. */
export const chatAnswered = templateFor<Data>()({
  variants: {
    "": {
      email: {
        subject: subject(title),
        heading: heading(title),
        news: paragraph(news),
        advice: paragraph(advice),
        button: button(open),
      },
      short: { text: short(joined("\n\n", news, "{answers}", joined(": ", open, "{link}"))) },
    },
  },
  variantOf: () => "",
  placeholders: ["shop", "link"],
  facts: ({ path }, { shop }) => ({ shop: shop.name, link: `${shop.url}${path}` }),
  short: ({ answers }, words) => words.text("text", { answers: answers.join("\n\n") }),
  email: ({ answers, path }, words, { shop }) => ({
    subject: words.text("subject"),
    heading: words.text("heading"),
    blocks: [
      words.paragraph("news"),
      ...answers.map((text) => ({ type: "paragraph" as const, text })),
      words.paragraph("advice"),
      { type: "button", label: words.text("button"), url: `${shop.url}${path}` },
    ],
  }),
});
