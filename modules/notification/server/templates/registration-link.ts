import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { button, heading, joined, paragraph, short, subject } from "./message-text.ts";
import { minutes } from "./minutes.ts";
import type { ShopCard } from "./shop-card.ts";
import { templateFor } from "./template.ts";

const way: Texts = {
  "en-US": "Your way to a {shop} account",
  "id-ID": "Jalan menuju akun {shop} Anda",
  "vi-VN": "Đường tới tài khoản {shop} của bạn",
  "zh-CN": "注册您的 {shop} 账号",
};

const title: Texts = {
  "en-US": "One step to your account",
  "id-ID": "Satu langkah menuju akun Anda",
  "vi-VN": "Một bước nữa tới tài khoản của bạn",
  "zh-CN": "还差一步即可拥有账号",
};

const before: Texts = {
  "en-US": "You want to register with this e-mail address. The button leads to the form; it works for {minutes}.",
  "id-ID": "Anda ingin mendaftar dengan alamat email ini. Tombol di bawah membuka formulir; berlaku selama {minutes}.",
  "vi-VN": "Bạn muốn đăng ký bằng địa chỉ e-mail này. Nút bên dưới dẫn tới biểu mẫu, có hiệu lực trong {minutes}.",
  "zh-CN": "您想用此邮箱注册。点击按钮即可填写表单，{minutes}内有效。",
};

const after: Texts = {
  "en-US": "If it was not you, you can ignore this e-mail: without the form there is no account.",
  "id-ID": "Jika bukan Anda, abaikan saja email ini: tanpa formulir, tidak ada akun.",
  "vi-VN": "Nếu không phải bạn, hãy bỏ qua e-mail này: không điền biểu mẫu thì không có tài khoản.",
  "zh-CN": "如果不是您本人操作，请忽略此邮件：不填写表单就不会创建账号。",
};

const toForm: Texts = {
  "en-US": "Continue to the form",
  "id-ID": "Lanjut ke formulir",
  "vi-VN": "Tới biểu mẫu",
  "zh-CN": "前往填写表单",
};

/** Members of the club see its data terms first (CO-12). */
const urlOf = ({ key, club }: MessageData["registrationLink"], shop: ShopCard) =>
  club
    ? `${shop.url}/register/mapclub/data-consent?redirectUrl=%2F&key=${encodeURIComponent(key)}`
    : `${shop.url}/register/signup?key=${encodeURIComponent(key)}`;

export const registrationLink = templateFor<MessageData["registrationLink"]>()({
  variants: {
    "": {
      email: {
        subject: subject(way),
        heading: heading(title),
        before: paragraph(before),
        after: paragraph(after),
        button: button(toForm),
      },
      short: { text: short(joined(": ", way, "{link}")) },
    },
  },
  variantOf: () => "",
  placeholders: ["shop", "minutes", "link"],
  facts: (data, { shop, locale }) => ({
    shop: shop.name,
    minutes: minutes(data.validForMinutes, locale),
    link: urlOf(data, shop),
  }),
  short: (_data, words) => words.text("text"),
  email: (data, words, { shop }) => ({
    subject: words.text("subject"),
    heading: words.text("heading"),
    blocks: [
      words.paragraph("before"),
      words.paragraph("after"),
      { type: "button", label: words.text("button"), url: urlOf(data, shop) },
    ],
  }),
});
