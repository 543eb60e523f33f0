import type { Texts } from "#kit/core/locale.ts";
import { maskedMobile } from "#kit/core/mobile-number.ts";
import type { CodePurpose } from "#modules/identity/server/index.ts";
import type { Order } from "./order.ts";

export const contactChannels = ["EMAIL", "WHATSAPP", "SMS"] as const;
export type ContactChannel = (typeof contactChannels)[number];

export type NoSuchContact = { readonly code: "NO_SUCH_CONTACT" };

export const noSuchContact: Texts = {
  "en-US": "This order has no such contact. Please choose another way to get the code.",
  "id-ID": "Pesanan ini tidak memiliki kontak tersebut. Silakan pilih cara lain untuk menerima kode.",
  "vi-VN": "Đơn hàng này không có thông tin liên hệ đó. Vui lòng chọn cách khác để nhận mã.",
  "zh-CN": "此订单没有该联系方式，请选择其他方式接收验证码。",
};

export const maskedMail = (mail: string): string => mail.replace(/^(.).*(?=@)/u, "$1•••");

/** The contact a code for this order is sent to, and its masked form; null when the order has no such contact. */
export function contactOf(
  { receiver: { email, mobile } }: Pick<Order, "receiver">,
  channel: ContactChannel,
): { readonly receiver: string; readonly masked: string } | null {
  if (channel === "EMAIL") return email === "" ? null : { receiver: email.toLowerCase(), masked: maskedMail(email) };
  return mobile === "" ? null : { receiver: mobile, masked: maskedMobile(mobile) };
}

/** Codes are bound to one order. */
export const purposeOf = ({ code }: Pick<Order, "code">): CodePurpose => `order.${code}`;
