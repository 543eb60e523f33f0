import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import type { EmailRow } from "./email-content.ts";
import { heading, joined, label, paragraph, short, subject } from "./message-text.ts";
import { templateFor } from "./template.ts";
import type { Words } from "./words.ts";

type Data = MessageData["contactMessage"];

const title: Texts = {
  "en-US": "Message from {name}",
  "id-ID": "Pesan dari {name}",
  "vi-VN": "Tin nhắn từ {name}",
  "zh-CN": "来自 {name} 的留言",
};

const labels = {
  name: { "en-US": "Name", "id-ID": "Nama", "vi-VN": "Tên", "zh-CN": "姓名" },
  contact: { "en-US": "Answer to", "id-ID": "Balas ke", "vi-VN": "Trả lời tới", "zh-CN": "回复至" },
  order: { "en-US": "Order", "id-ID": "Pesanan", "vi-VN": "Đơn hàng", "zh-CN": "订单" },
} satisfies Record<string, Texts>;

const source: Texts = {
  "en-US": "Sent with the contact form of {shop}.",
  "id-ID": "Dikirim lewat formulir kontak {shop}.",
  "vi-VN": "Gửi từ biểu mẫu liên hệ của {shop}.",
  "zh-CN": "通过 {shop} 的联系表单发送。",
};

const labelTexts = {
  labelName: label(labels.name),
  labelContact: label(labels.contact),
  labelOrder: label(labels.order, "withOrder"),
};

/** A message of the contact form to the shop's mailbox. Reply-To is the sender's e-mail address, if there is one. */
export const contactMessage = templateFor<Data>()({
  variants: {
    "": {
      email: { subject: subject(title), heading: heading(title), source: paragraph(source), ...labelTexts },
      short: { text: short(joined("\n\n", title, "{details}", "{text}", source)), ...labelTexts },
    },
  },
  variantOf: () => "",
  placeholders: ["shop", "name"],
  facts: ({ name }, { shop }) => ({ shop: shop.name, name }),
  short: (data, words) =>
    words.text("text", {
      details: rowsOf(data, words)
        .map(({ name, value }) => `${name}: ${value}`)
        .join("\n"),
      text: data.text,
    }),
  email: (data, words) => ({
    subject: words.text("subject"),
    heading: words.text("heading"),
    blocks: [
      { type: "table", rows: rowsOf(data, words) },
      ...data.text.split("\n").map((text) => ({ type: "paragraph" as const, text })),
      words.paragraph("source"),
    ],
    ...(data.contact.includes("@") ? { replyTo: data.contact } : {}),
  }),
});

const rowsOf = ({ name, contact, orderCode }: Data, words: Words<keyof typeof labelTexts>): EmailRow[] => [
  { name: words.text("labelName"), value: name },
  { name: words.text("labelContact"), value: contact },
  ...(orderCode === null ? [] : [{ name: words.text("labelOrder"), value: orderCode }]),
];
