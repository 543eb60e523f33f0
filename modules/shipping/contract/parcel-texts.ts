import type { Locale, Texts } from "#kit/core/locale.ts";
import type { ParcelStatus } from "./parcel-status.ts";

/** The texts of parcel statuses. */
export const parcelTexts: Readonly<Record<ParcelStatus, Texts>> = {
  booked: {
    "en-US": "Waiting for the courier",
    "id-ID": "Menunggu kurir",
    "vi-VN": "Đang chờ đơn vị vận chuyển",
    "zh-CN": "等待快递揽收",
  },
  pickedUp: {
    "en-US": "Picked up by the courier",
    "id-ID": "Diambil kurir",
    "vi-VN": "Đơn vị vận chuyển đã lấy hàng",
    "zh-CN": "快递已揽收",
  },
  onTheWay: { "en-US": "On the way", "id-ID": "Dalam perjalanan", "vi-VN": "Đang trên đường", "zh-CN": "运输中" },
  outForDelivery: {
    "en-US": "Out for delivery",
    "id-ID": "Sedang diantar ke alamat Anda",
    "vi-VN": "Đang giao đến bạn",
    "zh-CN": "派送中",
  },
  failed: {
    "en-US": "Could not be delivered",
    "id-ID": "Belum berhasil diantar",
    "vi-VN": "Giao chưa thành công",
    "zh-CN": "派送未成功",
  },
  delivered: { "en-US": "Delivered", "id-ID": "Sudah diterima", "vi-VN": "Đã giao", "zh-CN": "已签收" },
  returned: {
    "en-US": "Returned to us",
    "id-ID": "Dikembalikan ke kami",
    "vi-VN": "Đã trả lại cửa hàng",
    "zh-CN": "已退回",
  },
};

/** Why a courier could not deliver. */
const failTexts = {
  NOBODY_HOME: {
    "en-US": "Nobody was at home",
    "id-ID": "Tidak ada orang di rumah",
    "vi-VN": "Không có ai ở nhà",
    "zh-CN": "无人在家",
  },
  ADDRESS_NOT_FOUND: {
    "en-US": "The address could not be found",
    "id-ID": "Alamat tidak ditemukan",
    "vi-VN": "Không tìm thấy địa chỉ",
    "zh-CN": "找不到地址",
  },
  REFUSED: {
    "en-US": "The parcel was refused at the door",
    "id-ID": "Paket ditolak penerima",
    "vi-VN": "Người nhận từ chối nhận hàng",
    "zh-CN": "收件人拒收",
  },
  DAMAGED: {
    "en-US": "The parcel was damaged on the way",
    "id-ID": "Paket rusak di perjalanan",
    "vi-VN": "Kiện hàng bị hư hỏng khi vận chuyển",
    "zh-CN": "包裹在途中受损",
  },
  OTHER: {
    "en-US": "The courier gave no further reason",
    "id-ID": "Kurir tidak memberi alasan lain",
    "vi-VN": "Đơn vị vận chuyển không nêu lý do khác",
    "zh-CN": "快递未说明其他原因",
  },
} as const satisfies Readonly<Record<string, Texts>>;
export type FailReason = keyof typeof failTexts;
export const failReasons = Object.keys(failTexts) as FailReason[];

const isFailReason = (code: string): code is FailReason => Object.hasOwn(failTexts, code);

/** A reason in the reader's language. A code without a text here gets the text of `OTHER`. */
export const failText = (code: string, locale: Locale): string =>
  failTexts[isFailReason(code) ? code : "OTHER"][locale];
