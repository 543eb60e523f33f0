import type { Texts } from "#kit/core/locale.ts";
import type { OrderStatus } from "#modules/order/contract/order-status.ts";
import { statusTextsOf } from "#modules/order/contract/order-texts.ts";
import type { DeliveryMethod } from "#modules/shipping/contract/delivery-method.ts";

export type NotFound = { readonly code: "NOT_FOUND" };
export type NotAllowed = { readonly code: "ACTION_NOT_ALLOWED" };
/** The order was changed concurrently: its state now, and who changed it. */
export type Changed = {
  readonly code: "CHANGED";
  readonly status: OrderStatus;
  readonly deliveryMethod: DeliveryMethod;
  readonly channelCode: string | null;
  readonly by: string | null;
};

export const notFound: Texts = {
  "en-US": "There is nothing under this number.",
  "id-ID": "Tidak ada apa-apa dengan nomor ini.",
  "vi-VN": "Không có gì với mã này.",
  "zh-CN": "没有此编号的内容。",
};

export const notAllowed: Texts = {
  "en-US": "This is not possible in the order's current state.",
  "id-ID": "Ini tidak bisa dilakukan dalam keadaan sekarang.",
  "vi-VN": "Không thể làm việc này ở trạng thái hiện tại.",
  "zh-CN": "在当前状态下无法执行此操作。",
};

export const changed = ({ by, ...order }: Changed): Texts => {
  const texts = statusTextsOf(order);
  const who = by === null ? "" : ` (${by})`;
  return {
    "en-US": `Somebody was faster${who}: it is “${texts["en-US"]}” now. Nothing was done twice; look again and go on.`,
    "id-ID": `Ada yang lebih cepat${who}: sekarang “${texts["id-ID"]}”. Tidak ada yang dilakukan dua kali; periksa lagi lalu lanjutkan.`,
    "vi-VN": `Có người nhanh hơn${who}: hiện là “${texts["vi-VN"]}”. Không việc gì bị làm hai lần; hãy xem lại rồi tiếp tục.`,
    "zh-CN": `有人抢先一步${who}：现在是“${texts["zh-CN"]}”。没有重复操作，请查看后继续。`,
  };
};
