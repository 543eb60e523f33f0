import { rp } from "#kit/core/format-rupiah.ts";
import type { Texts } from "#kit/core/locale.ts";

export type AlreadyClosed = { readonly code: "ALREADY_CLOSED"; readonly by: string };
export type MoreCash = { readonly code: "MORE_CASH"; readonly expected: number };

export const notFound: Texts = {
  "en-US": "There is no such day of a store that you may see.",
  "id-ID": "Tidak ada hari toko tersebut yang boleh Anda lihat.",
  "vi-VN": "Không có ngày nào của cửa hàng này mà bạn được xem.",
  "zh-CN": "没有您可以查看的该门店日期。",
};

export const alreadyClosed = ({ by }: AlreadyClosed): Texts => ({
  "en-US": `${by} closed this day already. Your count was not saved.`,
  "id-ID": `${by} sudah menutup hari ini. Hitungan Anda tidak disimpan.`,
  "vi-VN": `${by} đã chốt ngày này. Số bạn đếm không được lưu.`,
  "zh-CN": `${by} 已结账此日。您的清点未保存。`,
});

export const moreCash = ({ expected }: MoreCash): Texts => ({
  "en-US": `Orders came in meanwhile: now ${rp(expected)} are expected. Check the list and close again.`,
  "id-ID": `Ada pesanan masuk: sekarang seharusnya ${rp(expected)}. Periksa daftarnya lalu tutup lagi.`,
  "vi-VN": `Vừa có thêm đơn hàng: bây giờ phải có ${rp(expected)}. Hãy xem lại danh sách rồi chốt lại.`,
  "zh-CN": `期间有新的订单：现在应有 ${rp(expected)}。请核对列表后重新结账。`,
});

export const reasonNeeded: Texts = {
  "en-US": "The cash differs from what is expected. Please say why.",
  "id-ID": "Uang tunai berbeda dari yang seharusnya. Tuliskan alasannya.",
  "vi-VN": "Tiền mặt khác với số phải có. Vui lòng ghi lý do.",
  "zh-CN": "现金与应有金额不符，请说明原因。",
};

export const notClosed: Texts = {
  "en-US": "This day is open. Nothing was changed.",
  "id-ID": "Hari ini masih terbuka. Tidak ada yang diubah.",
  "vi-VN": "Ngày này đang mở. Không có gì thay đổi.",
  "zh-CN": "此日处于未结账状态，没有任何更改。",
};
