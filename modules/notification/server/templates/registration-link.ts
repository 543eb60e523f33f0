import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { fill } from "./fill.ts";
import { minutes } from "./minutes.ts";
import type { ShopCard } from "./shop-card.ts";
import type { Template } from "./template.ts";

const subject: Texts = {
  "en-US": "Your way to a {shop} account",
  "id-ID": "Jalan menuju akun {shop} Anda",
  "vi-VN": "Đường tới tài khoản {shop} của bạn",
  "zh-CN": "注册您的 {shop} 账号",
};

const heading: Texts = {
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

const button: Texts = {
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

export const registrationLink: Template<MessageData["registrationLink"]> = {
  whatsapp: (data, shop, locale) => ({ type: "text", text: registrationLink.sms(data, shop, locale) }),

  sms: (data, shop, locale) => `${fill(subject[locale], { shop: shop.name })}: ${urlOf(data, shop)}`,

  email: (data, shop, locale) => ({
    subject: fill(subject[locale], { shop: shop.name }),
    heading: heading[locale],
    blocks: [
      { type: "paragraph", text: fill(before[locale], { minutes: minutes(data.validForMinutes, locale) }) },
      { type: "paragraph", text: after[locale] },
      { type: "button", label: button[locale], url: urlOf(data, shop) },
    ],
  }),
};
