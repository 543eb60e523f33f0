import type { Texts } from "#kit/core/locale.ts";
import type { MessageData } from "../../contract/message.ts";
import { heading, paragraph, short, subject } from "./message-text.ts";
import { minutes } from "./minutes.ts";
import { templateFor } from "./template.ts";

const sms: Texts = {
  "en-US": "{code} is your {shop} code. It is valid for {minutes}. Do not give it to anyone.",
  "id-ID": "{code} adalah kode {shop} Anda. Berlaku selama {minutes}. Jangan berikan kepada siapa pun.",
  "vi-VN": "{code} là mã {shop} của bạn. Mã có hiệu lực trong {minutes}. Đừng đưa mã cho bất kỳ ai.",
  "zh-CN": "{code} 是您在 {shop} 的验证码，{minutes}内有效，请勿告诉任何人。",
};

const yourCode: Texts = {
  "en-US": "Your {shop} verification code",
  "id-ID": "Kode verifikasi {shop} Anda",
  "vi-VN": "Mã xác minh {shop} của bạn",
  "zh-CN": "您的 {shop} 验证码",
};

const title: Texts = {
  "en-US": "Your verification code",
  "id-ID": "Kode verifikasi Anda",
  "vi-VN": "Mã xác minh của bạn",
  "zh-CN": "您的验证码",
};

const before: Texts = {
  "en-US": "Enter this code on the page where you asked for it:",
  "id-ID": "Masukkan kode ini di halaman tempat Anda memintanya:",
  "vi-VN": "Hãy nhập mã này vào trang mà bạn đã yêu cầu:",
  "zh-CN": "请在您申请验证码的页面输入：",
};

const after: Texts = {
  "en-US": "The code is valid for {minutes}. If you did not ask for it, you can ignore this e-mail.",
  "id-ID": "Kode ini berlaku selama {minutes}. Jika Anda tidak memintanya, abaikan saja email ini.",
  "vi-VN": "Mã có hiệu lực trong {minutes}. Nếu bạn không yêu cầu, hãy bỏ qua email này.",
  "zh-CN": "验证码在{minutes}内有效。如果不是您本人申请，请忽略此邮件。",
};

export const verificationCode = templateFor<MessageData["verificationCode"]>()({
  variants: {
    "": {
      email: {
        subject: subject(yourCode),
        heading: heading(title),
        before: paragraph(before),
        after: paragraph(after),
      },
      short: { text: short(sms) },
    },
  },
  variantOf: () => "",
  placeholders: ["shop", "code", "minutes"],
  facts: ({ code, validForMinutes }, { shop, locale }) => ({
    shop: shop.name,
    code,
    minutes: minutes(validForMinutes, locale),
  }),
  // The expiry line belongs to the approved template, so there is one template for each validity.
  whatsappTemplate: ({ code, validForMinutes }) => ({
    type: "codeTemplate",
    template: `verification_code_${validForMinutes}m`,
    code,
  }),
  // Browsers fill in the code when the last line binds it to the page's host.
  short: ({ code }, words, { shop }) => `${words.text("text")}\n\n@${new URL(shop.url).hostname} #${code}`,
  email: ({ code }, words) => ({
    subject: words.text("subject"),
    heading: words.text("heading"),
    blocks: [words.paragraph("before"), { type: "code", code }, words.paragraph("after")],
  }),
});
