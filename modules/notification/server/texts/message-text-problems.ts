import type { Texts } from "#kit/core/locale.ts";

/** The sentence of each reason why a text of a message is refused. */
export const messageTextProblems = {
  required: {
    "en-US": "Write a text, or use the shipped one.",
    "id-ID": "Tulis teks, atau pakai teks bawaan.",
    "vi-VN": "Hãy viết nội dung hoặc dùng nội dung mặc định.",
    "zh-CN": "请填写文字，或使用默认文字。",
  },
  tooLong: {
    "en-US": "At most {detail} characters.",
    "id-ID": "Paling banyak {detail} karakter.",
    "vi-VN": "Tối đa {detail} ký tự.",
    "zh-CN": "最多 {detail} 个字符。",
  },
  oneLine: {
    "en-US": "This text has one line.",
    "id-ID": "Teks ini hanya satu baris.",
    "vi-VN": "Nội dung này chỉ có một dòng.",
    "zh-CN": "此文字只能有一行。",
  },
  hidden: {
    "en-US": "There is an invisible character in it. Type the text anew.",
    "id-ID": "Ada karakter tak terlihat di dalamnya. Ketik ulang teksnya.",
    "vi-VN": "Có ký tự ẩn. Hãy nhập lại nội dung.",
    "zh-CN": "包含不可见字符，请重新输入。",
  },
  markup: {
    "en-US": "Plain text only, without HTML. *Bold* and _italic_ work in e-mails and WhatsApp.",
    "id-ID": "Hanya teks biasa, tanpa HTML. *Tebal* dan _miring_ berlaku di email dan WhatsApp.",
    "vi-VN": "Chỉ văn bản thuần, không có HTML. *Đậm* và _nghiêng_ dùng được trong e-mail và WhatsApp.",
    "zh-CN": "仅限纯文本，不含 HTML。*粗体* 和 _斜体_ 可用于邮件和 WhatsApp。",
  },
  unknownPlaceholder: {
    "en-US": "This text cannot have {detail}.",
    "id-ID": "Teks ini tidak dapat memuat {detail}.",
    "vi-VN": "Nội dung này không thể có {detail}.",
    "zh-CN": "此文字不能使用 {detail}。",
  },
  missingPlaceholder: {
    "en-US": "{detail} is missing: the message needs it.",
    "id-ID": "{detail} tidak ada: pesan ini membutuhkannya.",
    "vi-VN": "Thiếu {detail}: tin nhắn cần mục này.",
    "zh-CN": "缺少 {detail}：此消息需要它。",
  },
  brace: {
    "en-US": "Braces are for placeholders, such as {shop}.",
    "id-ID": "Kurung kurawal hanya untuk isian, misalnya {shop}.",
    "vi-VN": "Dấu ngoặc nhọn chỉ dùng cho chỗ điền, ví dụ {shop}.",
    "zh-CN": "花括号仅用于占位符，例如 {shop}。",
  },
  tooManySegments: {
    "en-US": "Too long for an SMS: it takes more than {detail} segments.",
    "id-ID": "Terlalu panjang untuk SMS: lebih dari {detail} segmen.",
    "vi-VN": "Quá dài cho SMS: hơn {detail} phần.",
    "zh-CN": "短信过长：超过 {detail} 条。",
  },
  noTemplate: {
    "en-US": "There is no such message.",
    "id-ID": "Pesan ini tidak ada.",
    "vi-VN": "Không có tin nhắn này.",
    "zh-CN": "没有此消息。",
  },
  unknown: {
    "en-US": "There is no such text.",
    "id-ID": "Teks ini tidak dikenal.",
    "vi-VN": "Không có nội dung này.",
    "zh-CN": "没有此文字。",
  },
} as const satisfies Readonly<Record<string, Texts>>;
