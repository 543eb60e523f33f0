import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import type { EmailRow } from "./email-content.ts";
import { fill } from "./fill.ts";
import type { Template } from "./template.ts";

type Data = MessageData["contactMessage"];

const heading: Texts = {
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

/** A message of the contact form to the shop's mailbox. Reply-To is the sender's e-mail address, if there is one. */
export const contactMessage: Template<Data> = {
  whatsapp: (data, shop, locale) => ({ type: "text", text: contactMessage.sms(data, shop, locale) }),

  sms: (data, shop, locale) =>
    [
      fill(heading[locale], { name: data.name }),
      rowsOf(data, locale)
        .map(({ name, value }) => `${name}: ${value}`)
        .join("\n"),
      data.text,
      fill(source[locale], { shop: shop.name }),
    ].join("\n\n"),

  email: (data, shop, locale) => ({
    subject: fill(heading[locale], { name: data.name }),
    heading: fill(heading[locale], { name: data.name }),
    blocks: [
      { type: "table", rows: rowsOf(data, locale) },
      ...data.text.split("\n").map((text) => ({ type: "paragraph" as const, text })),
      { type: "paragraph", text: fill(source[locale], { shop: shop.name }) },
    ],
    ...(data.contact.includes("@") ? { replyTo: data.contact } : {}),
  }),
};

const rowsOf = ({ name, contact, orderCode }: Data, locale: keyof Texts): EmailRow[] => [
  { name: labels.name[locale], value: name },
  { name: labels.contact[locale], value: contact },
  ...(orderCode === null ? [] : [{ name: labels.order[locale], value: orderCode }]),
];
