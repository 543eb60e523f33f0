import type { Texts } from "#kit/core/locale.ts";

/** The reasons of a return (D-56). */
export const returnReasonCodes = [
  "DAMAGED",
  "WRONG_ITEM",
  "INCOMPLETE",
  "NOT_AS_DESCRIBED",
  "WRONG_SIZE",
  "CHANGED_MIND",
  "OTHER",
] as const;
export type ReturnReason = (typeof returnReasonCodes)[number];

const faulty: readonly ReturnReason[] = ["DAMAGED", "WRONG_ITEM", "INCOMPLETE", "NOT_AS_DESCRIBED"];
const shown: readonly ReturnReason[] = ["DAMAGED", "INCOMPLETE"];

/** Reasons for which the shop is at fault. */
export const isFaulty = (reason: ReturnReason): boolean => faulty.includes(reason);

const sellable: readonly ReturnReason[] = ["WRONG_SIZE", "CHANGED_MIND"];

/** No fault is reported. Staff who receive them decide: this is only the form's default. */
export const isUsuallyResellable = (reason: string): boolean => sellable.some((one) => one === reason);

/** It has to be shown on pictures; a film of it helps. */
export const needsPhotos = (reason: ReturnReason): boolean => shown.includes(reason);

/** Only as it was sold. */
export const needsUnopened = (reason: ReturnReason): boolean => reason === "CHANGED_MIND";

export const returnReasons: Readonly<Record<ReturnReason, Texts>> = {
  DAMAGED: {
    "en-US": "It arrived damaged",
    "id-ID": "Barang rusak saat diterima",
    "vi-VN": "Hàng bị hư hỏng khi nhận",
    "zh-CN": "收到时已损坏",
  },
  WRONG_ITEM: {
    "en-US": "It is the wrong item",
    "id-ID": "Barang yang diterima salah",
    "vi-VN": "Giao sai sản phẩm",
    "zh-CN": "发错商品",
  },
  INCOMPLETE: {
    "en-US": "Something is missing",
    "id-ID": "Barang tidak lengkap",
    "vi-VN": "Sản phẩm bị thiếu",
    "zh-CN": "商品不完整",
  },
  NOT_AS_DESCRIBED: {
    "en-US": "It is not as described",
    "id-ID": "Tidak sesuai deskripsi",
    "vi-VN": "Không đúng mô tả",
    "zh-CN": "与描述不符",
  },
  WRONG_SIZE: {
    "en-US": "The size does not fit",
    "id-ID": "Ukuran tidak pas",
    "vi-VN": "Không vừa kích cỡ",
    "zh-CN": "尺码不合适",
  },
  CHANGED_MIND: {
    "en-US": "I changed my mind (unopened only)",
    "id-ID": "Saya berubah pikiran (hanya jika belum dibuka)",
    "vi-VN": "Tôi đổi ý (chỉ khi chưa mở)",
    "zh-CN": "改变主意（仅限未拆封）",
  },
  OTHER: { "en-US": "Another reason", "id-ID": "Alasan lain", "vi-VN": "Lý do khác", "zh-CN": "其他原因" },
};
