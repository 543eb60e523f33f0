import type { Texts } from "#kit/core/locale.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { clubDownTexts, notLinkedText } from "../link/link-texts.ts";
import type { PinRefusal } from "./pin-proof.ts";

/** The last try was wrong too: there is none to count any more. */
const wrongAndLocked: Texts = {
  "en-US": "The PIN is not right. It is locked now for 24 hours, or until you set a new one on the MAPCLUB site.",
  "id-ID": "PIN tidak tepat. PIN kini terkunci selama 24 jam, atau sampai Anda mengatur yang baru di situs MAPCLUB.",
  "vi-VN": "Mã PIN không đúng. Mã hiện bị khóa trong 24 giờ, hoặc cho đến khi bạn đặt mã mới trên trang MAPCLUB.",
  "zh-CN": "PIN 码不正确，现已锁定 24 小时，或直到您在 MAPCLUB 网站重新设置为止。",
};

const wrongWithTries = (left: number): Texts => ({
  "en-US": `The PIN is not right. You can try ${left === 1 ? "once" : `${left} times`} more.`,
  "id-ID": `PIN tidak tepat. Anda dapat mencoba ${left} kali lagi.`,
  "vi-VN": `Mã PIN không đúng. Bạn còn ${left} lần thử.`,
  "zh-CN": `PIN 码不正确，您还可以尝试 ${left} 次。`,
});

/** Texts of a refused PIN. */
export const pinTexts: FailureTexts<PinRefusal> = {
  ...clubDownTexts,
  NOT_LINKED: notLinkedText,
  PIN_NOT_SET: {
    "en-US": "You have no PIN yet. Please set one on the MAPCLUB site.",
    "id-ID": "Anda belum memiliki PIN. Silakan atur di situs MAPCLUB.",
    "vi-VN": "Bạn chưa có mã PIN. Vui lòng đặt mã trên trang MAPCLUB.",
    "zh-CN": "您还没有 PIN 码，请在 MAPCLUB 网站设置。",
  },
  PIN_LOCKED: {
    "en-US": "Your PIN is locked for 24 hours, or until you set a new one on the MAPCLUB site.",
    "id-ID": "PIN Anda terkunci selama 24 jam, atau sampai Anda mengatur yang baru di situs MAPCLUB.",
    "vi-VN": "Mã PIN bị khóa trong 24 giờ, hoặc cho đến khi bạn đặt mã mới trên trang MAPCLUB.",
    "zh-CN": "您的 PIN 码已锁定 24 小时，或直到您在 MAPCLUB 网站重新设置为止。",
  },
  PIN_WRONG: ({ attemptsLeft: left }) => (left <= 0 ? wrongAndLocked : wrongWithTries(left)),
};
