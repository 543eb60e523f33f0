import type { Texts } from "#kit/core/locale.ts";

export type UnknownBarcode = { readonly code: "UNKNOWN_SKU"; readonly typed: string };
export type NotWanted = { readonly code: "NOT_WANTED"; readonly item: string };
export type AllPicked = { readonly code: "ALL_PICKED"; readonly item: string };
export type TooMany = { readonly code: "TOO_MANY"; readonly pieces: number };

export const unknownBarcode = ({ typed }: UnknownBarcode): Texts => ({
  "en-US": `No product has the barcode ${typed}.`,
  "id-ID": `Tidak ada produk dengan barcode ${typed}.`,
  "vi-VN": `Không có sản phẩm nào có mã vạch ${typed}.`,
  "zh-CN": `没有商品使用条码 ${typed}。`,
});

export const notWanted = ({ item }: NotWanted): Texts => ({
  "en-US": `This is ${item}: no order here needs it. Please put it back.`,
  "id-ID": `Ini ${item}: tidak ada pesanan di sini yang memerlukannya. Kembalikan ke rak.`,
  "vi-VN": `Đây là ${item}: không đơn nào ở đây cần. Vui lòng để lại chỗ cũ.`,
  "zh-CN": `这是 ${item}：这里没有订单需要它，请放回原处。`,
});

export const allPicked = ({ item }: AllPicked): Texts => ({
  "en-US": `All pieces of ${item} are picked already. Please put it back.`,
  "id-ID": `Semua ${item} sudah diambil. Kembalikan ke rak.`,
  "vi-VN": `Đã lấy đủ ${item}. Vui lòng để lại chỗ cũ.`,
  "zh-CN": `${item} 已全部拣齐，请放回原处。`,
});

export const tooManyPicked = ({ pieces }: TooMany): Texts => ({
  "en-US": `The order needs ${pieces} of it.`,
  "id-ID": `Pesanan ini memerlukan ${pieces}.`,
  "vi-VN": `Đơn này cần ${pieces}.`,
  "zh-CN": `该订单需要 ${pieces} 件。`,
});
