import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { button, heading, joined, paragraph, short, subject } from "./message-text.ts";
import type { ShopCard } from "./shop-card.ts";
import { templateFor } from "./template.ts";

type Data = MessageData["clubSecretChanged"];

const headings: Readonly<Record<Data["which"], Texts>> = {
  password: {
    "en-US": "Your MAPCLUB password was changed",
    "id-ID": "Kata sandi MAPCLUB Anda telah diubah",
    "vi-VN": "Mật khẩu MAPCLUB của bạn đã được thay đổi",
    "zh-CN": "您的 MAPCLUB 密码已更改",
  },
  pin: {
    "en-US": "Your MAPCLUB PIN was set",
    "id-ID": "PIN MAPCLUB Anda telah diatur",
    "vi-VN": "Mã PIN MAPCLUB của bạn đã được đặt",
    "zh-CN": "您的 MAPCLUB PIN 码已设置",
  },
  pinUnlocked: {
    "en-US": "Your MAPCLUB PIN was unlocked",
    "id-ID": "Kunci PIN MAPCLUB Anda telah dibuka",
    "vi-VN": "Mã PIN MAPCLUB của bạn đã được mở khóa",
    "zh-CN": "您的 MAPCLUB PIN 码已解锁",
  },
};

const news: Readonly<Record<Data["which"], Texts>> = {
  password: {
    "en-US": "From now on only the new password opens your club account.",
    "id-ID": "Mulai sekarang hanya kata sandi baru yang membuka akun klub Anda.",
    "vi-VN": "Từ nay chỉ mật khẩu mới mở được tài khoản câu lạc bộ của bạn.",
    "zh-CN": "从现在起，只有新密码才能登录您的俱乐部账户。",
  },
  pin: {
    "en-US": "From now on the new PIN is asked for whenever you pay with points.",
    "id-ID": "Mulai sekarang PIN baru diminta setiap kali Anda membayar dengan poin.",
    "vi-VN": "Từ nay mã PIN mới được hỏi mỗi khi bạn thanh toán bằng điểm.",
    "zh-CN": "从现在起，每次用积分付款时都需要新的 PIN 码。",
  },
  pinUnlocked: {
    "en-US": "Our staff had it unlocked. It is the same PIN as before, and only you know it.",
    "id-ID": "Staf kami meminta kuncinya dibuka. PIN-nya tetap sama, dan hanya Anda yang mengetahuinya.",
    "vi-VN": "Nhân viên của chúng tôi đã yêu cầu mở khóa. Mã PIN vẫn như cũ và chỉ bạn biết.",
    "zh-CN": "我们的员工已请求解锁。PIN 码不变，只有您知道。",
  },
};

const advice: Texts = {
  "en-US": "If this was not you, create a new password on the MAPCLUB site and tell us at once.",
  "id-ID": "Jika bukan Anda yang melakukannya, buat kata sandi baru di situs MAPCLUB dan segera kabari kami.",
  "vi-VN": "Nếu không phải bạn, hãy tạo mật khẩu mới trên trang MAPCLUB và báo cho chúng tôi ngay.",
  "zh-CN": "如果不是您本人操作，请在 MAPCLUB 网站设置新密码并立即告知我们。",
};

const tell: Texts = {
  "en-US": "It was not me",
  "id-ID": "Bukan saya",
  "vi-VN": "Không phải tôi",
  "zh-CN": "不是我本人",
};

const contactUrl = (shop: ShopCard) => `${shop.url}/contact-us`;

const textsOf = (which: Data["which"]) => ({
  email: {
    subject: subject(headings[which]),
    heading: heading(headings[which]),
    news: paragraph(news[which]),
    advice: paragraph(advice),
    button: button(tell),
  },
  short: { text: short(joined(" ", joined("", headings[which], "."), news[which], advice, "{link}")) },
});

/** Reports a new password or PIN of the club account, so that its owner notices a theft. */
export const clubSecretChanged = templateFor<Data>()({
  variants: { password: textsOf("password"), pin: textsOf("pin"), pinUnlocked: textsOf("pinUnlocked") },
  variantOf: ({ which }) => which,
  placeholders: ["shop", "link"],
  facts: (_data, { shop }) => ({ shop: shop.name, link: contactUrl(shop) }),
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
