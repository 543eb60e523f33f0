import type { Texts } from "#kit/core/locale.ts";
import type { ClubCodeAction, MessageData } from "../../contract/message.ts";
import { heading, paragraph, short, subject } from "./message-text.ts";
import { templateFor } from "./template.ts";

type Data = MessageData["clubCode"];

const sentences: { readonly [A in ClubCodeAction]: Texts } = {
  link: {
    "en-US":
      "{code} is your code for {shop} staff to link your club account. It does not sign in. Tell it only to the colleague you are talking to.",
    "id-ID":
      "{code} adalah kode Anda bagi staf {shop} untuk menghubungkan akun klub Anda. Kode ini bukan untuk masuk. Sebutkan hanya kepada staf yang sedang berbicara dengan Anda.",
    "vi-VN":
      "{code} là mã để nhân viên {shop} liên kết tài khoản câu lạc bộ của bạn. Mã này không dùng để đăng nhập. Chỉ đọc mã cho nhân viên đang nói chuyện với bạn.",
    "zh-CN": "{code} 是供 {shop} 员工为您关联俱乐部账户的验证码，不能用于登录。请只告诉正在与您通话的员工。",
  },
  unlink: {
    "en-US":
      "{code} is your code for {shop} staff to unlink your club account. It does not sign in. Tell it only to the colleague you are talking to.",
    "id-ID":
      "{code} adalah kode Anda bagi staf {shop} untuk memutuskan akun klub Anda. Kode ini bukan untuk masuk. Sebutkan hanya kepada staf yang sedang berbicara dengan Anda.",
    "vi-VN":
      "{code} là mã để nhân viên {shop} hủy liên kết tài khoản câu lạc bộ của bạn. Mã này không dùng để đăng nhập. Chỉ đọc mã cho nhân viên đang nói chuyện với bạn.",
    "zh-CN": "{code} 是供 {shop} 员工为您解除俱乐部账户关联的验证码，不能用于登录。请只告诉正在与您通话的员工。",
  },
};

const headings: { readonly [A in ClubCodeAction]: Texts } = {
  link: {
    "en-US": "Your code to link the club",
    "id-ID": "Kode Anda untuk menghubungkan klub",
    "vi-VN": "Mã liên kết câu lạc bộ của bạn",
    "zh-CN": "您的俱乐部关联验证码",
  },
  unlink: {
    "en-US": "Your code to unlink the club",
    "id-ID": "Kode Anda untuk memutuskan klub",
    "vi-VN": "Mã hủy liên kết câu lạc bộ của bạn",
    "zh-CN": "您的俱乐部解除关联验证码",
  },
};

const textsOf = (action: ClubCodeAction) => ({
  email: {
    subject: subject(headings[action]),
    heading: heading(headings[action]),
    sentence: paragraph(sentences[action]),
  },
  short: { text: short(sentences[action]) },
});

/** A code to be read out. Its sentence says what it allows; that of a code to sign in forbids telling it to anyone. */
export const clubCode = templateFor<Data>()({
  variants: { link: textsOf("link"), unlink: textsOf("unlink") },
  variantOf: ({ action }) => action,
  placeholders: ["shop", "code"],
  facts: ({ code }, { shop }) => ({ shop: shop.name, code }),
  whatsappTemplate: ({ code, action }) => ({
    type: "codeTemplate",
    template: `club_${action}_code`,
    code,
    isReadOut: true,
  }),
  short: (_data, words) => words.text("text"),
  email: ({ code }, words) => ({
    subject: words.text("subject"),
    heading: words.text("heading"),
    blocks: [{ type: "code", code }, words.paragraph("sentence")],
  }),
});
