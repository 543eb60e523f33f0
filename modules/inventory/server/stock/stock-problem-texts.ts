import type { Texts } from "#kit/core/locale.ts";

/** The sentences about stock that cannot be written as a file has it. */
export const stockProblemTexts: Readonly<Record<string, Texts>> = {
  unknownSku: {
    "en-US": "No product has the SKU “{detail}”.",
    "id-ID": "Tidak ada produk dengan SKU “{detail}”.",
    "vi-VN": "Không có sản phẩm nào mang SKU “{detail}”.",
    "zh-CN": "没有 SKU 为“{detail}”的商品。",
  },
  unknownPlace: {
    "en-US": "There is no warehouse or store with the code “{detail}”.",
    "id-ID": "Tidak ada gudang atau toko dengan kode “{detail}”.",
    "vi-VN": "Không có kho hay cửa hàng nào mang mã “{detail}”.",
    "zh-CN": "没有代码为“{detail}”的仓库或门店。",
  },
  units: {
    "en-US": "Units on hand are whole numbers from 0 to 1,000,000.",
    "id-ID": "Jumlah stok adalah bilangan bulat dari 0 sampai 1.000.000.",
    "vi-VN": "Số lượng tồn kho là số nguyên từ 0 đến 1.000.000.",
    "zh-CN": "现有数量须为 0 至 1,000,000 的整数。",
  },
  longShelf: {
    "en-US": "The name of a shelf has at most 40 characters.",
    "id-ID": "Nama rak paling banyak 40 karakter.",
    "vi-VN": "Tên kệ có tối đa 40 ký tự.",
    "zh-CN": "货架名称最多 40 个字符。",
  },
  belowHeld: {
    "en-US": "Orders hold {detail} of these units; no fewer can be on hand.",
    "id-ID": "Pesanan memegang {detail} unit ini; stok tidak boleh lebih sedikit.",
    "vi-VN": "Đơn hàng đang giữ {detail} đơn vị này; tồn kho không thể ít hơn.",
    "zh-CN": "订单占用了其中 {detail} 件，现有数量不能更少。",
  },
};
