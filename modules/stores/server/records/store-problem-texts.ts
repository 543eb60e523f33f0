import type { Texts } from "#kit/core/locale.ts";

/** The sentences of the problems of a store. */
export const storeProblemTexts = {
  required: {
    "en-US": "Please fill this in.",
    "id-ID": "Wajib diisi.",
    "vi-VN": "Vui lòng điền mục này.",
    "zh-CN": "请填写此项。",
  },
  code: {
    "en-US": "A code has 2 to 20 capital letters or digits, such as JKT01.",
    "id-ID": "Kode terdiri dari 2–20 huruf besar atau angka, misalnya JKT01.",
    "vi-VN": "Mã gồm 2–20 chữ hoa hoặc chữ số, ví dụ JKT01.",
    "zh-CN": "代码由 2–20 个大写字母或数字组成，例如 JKT01。",
  },
  tooLong: {
    "en-US": "At most {detail} characters.",
    "id-ID": "Paling banyak {detail} karakter.",
    "vi-VN": "Tối đa {detail} ký tự.",
    "zh-CN": "最多 {detail} 个字符。",
  },
  zip: {
    "en-US": "A postcode has five digits.",
    "id-ID": "Kode pos terdiri dari lima angka.",
    "vi-VN": "Mã bưu chính gồm năm chữ số.",
    "zh-CN": "邮政编码为五位数字。",
  },
  latitude: {
    "en-US": "Degrees from -90 to 90, such as -6.1957.",
    "id-ID": "Derajat dari -90 sampai 90, misalnya -6.1957.",
    "vi-VN": "Độ từ -90 đến 90, ví dụ -6.1957.",
    "zh-CN": "-90 到 90 之间的度数，例如 -6.1957。",
  },
  longitude: {
    "en-US": "Degrees from -180 to 180, such as 106.8206.",
    "id-ID": "Derajat dari -180 sampai 180, misalnya 106.8206.",
    "vi-VN": "Độ từ -180 đến 180, ví dụ 106.8206.",
    "zh-CN": "-180 到 180 之间的度数，例如 106.8206。",
  },
  phone: {
    "en-US": "Digits and spaces after + and the country, such as +62 21 5550 2101.",
    "id-ID": "Angka dan spasi setelah + dan kode negara, misalnya +62 21 5550 2101.",
    "vi-VN": "Chữ số và khoảng trắng sau + và mã quốc gia, ví dụ +62 21 5550 2101.",
    "zh-CN": "以 + 和国家代码开头的数字和空格，例如 +62 21 5550 2101。",
  },
  time: {
    "en-US": "A time such as 09:30.",
    "id-ID": "Jam, misalnya 09:30.",
    "vi-VN": "Giờ, ví dụ 09:30.",
    "zh-CN": "时间，例如 09:30。",
  },
  closesBefore: {
    "en-US": "The store closes after it has opened.",
    "id-ID": "Toko tutup setelah buka.",
    "vi-VN": "Giờ đóng cửa phải sau giờ mở cửa.",
    "zh-CN": "关门时间应晚于开门时间。",
  },
  picture: {
    "en-US": "A picture of the media library.",
    "id-ID": "Gambar dari pustaka media.",
    "vi-VN": "Hình ảnh trong thư viện.",
    "zh-CN": "媒体库中的图片。",
  },
  position: {
    "en-US": "A whole number from 0 to 32,767.",
    "id-ID": "Bilangan bulat dari 0 sampai 32.767.",
    "vi-VN": "Số nguyên từ 0 đến 32.767.",
    "zh-CN": "0 到 32,767 的整数。",
  },
  stock: {
    "en-US": "It cannot be removed: it is a place of the stock. Hide it instead.",
    "id-ID": "Tidak dapat dihapus: toko ini tempat stok. Sembunyikan saja.",
    "vi-VN": "Không thể xóa: đây là nơi giữ hàng. Hãy ẩn cửa hàng.",
    "zh-CN": "无法删除：它是库存地点。可改为隐藏。",
  },
  orders: {
    "en-US": "It cannot be removed: orders belong to it. Hide it instead.",
    "id-ID": "Tidak dapat dihapus: ada pesanan di toko ini. Sembunyikan saja.",
    "vi-VN": "Không thể xóa: có đơn hàng thuộc cửa hàng này. Hãy ẩn cửa hàng.",
    "zh-CN": "无法删除：有订单属于它。可改为隐藏。",
  },
  freight: {
    "en-US": "It cannot be removed: parcels are priced from here. Hide it instead.",
    "id-ID": "Tidak dapat dihapus: ongkos kirim dihitung dari sini. Sembunyikan saja.",
    "vi-VN": "Không thể xóa: phí vận chuyển được tính từ đây. Hãy ẩn cửa hàng.",
    "zh-CN": "无法删除：运费从此处计算。可改为隐藏。",
  },
  staff: {
    "en-US": "It cannot be removed: staff belong to it.",
    "id-ID": "Tidak dapat dihapus: ada staf di toko ini.",
    "vi-VN": "Không thể xóa: có nhân viên thuộc cửa hàng này.",
    "zh-CN": "无法删除：有员工属于它。",
  },
  unknown: {
    "en-US": "There is no such field.",
    "id-ID": "Kolom ini tidak dikenal.",
    "vi-VN": "Không có trường này.",
    "zh-CN": "没有此字段。",
  },
} as const satisfies Readonly<Record<string, Texts>>;
