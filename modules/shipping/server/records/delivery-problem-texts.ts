import type { Texts } from "#kit/core/locale.ts";

/** Why a service or a place may not be saved as it is. */
export const deliveryProblemTexts = {
  required: {
    "en-US": "Fill this in.",
    "id-ID": "Isi kolom ini.",
    "vi-VN": "Hãy điền mục này.",
    "zh-CN": "请填写此项。",
  },
  tooLong: {
    "en-US": "At most {detail} characters.",
    "id-ID": "Paling banyak {detail} karakter.",
    "vi-VN": "Tối đa {detail} ký tự.",
    "zh-CN": "最多 {detail} 个字符。",
  },
  service: {
    "en-US": "Choose a courier, and a code of capital letters and digits, such as REG.",
    "id-ID": "Pilih kurir dan kode dari huruf besar dan angka, misalnya REG.",
    "vi-VN": "Chọn đơn vị vận chuyển và mã gồm chữ hoa và chữ số, ví dụ REG.",
    "zh-CN": "请选择快递公司，并填写由大写字母和数字组成的代码，例如 REG。",
  },
  charge: {
    "en-US": "A whole number of rupiah from 0 to {detail}.",
    "id-ID": "Jumlah rupiah bulat dari 0 sampai {detail}.",
    "vi-VN": "Số rupiah nguyên từ 0 đến {detail}.",
    "zh-CN": "0 到 {detail} 的整数印尼盾金额。",
  },
  days: {
    "en-US": "Working days, a whole number from 0 to {detail}.",
    "id-ID": "Hari kerja, bilangan bulat dari 0 sampai {detail}.",
    "vi-VN": "Số ngày làm việc, số nguyên từ 0 đến {detail}.",
    "zh-CN": "工作日，0 到 {detail} 的整数。",
  },
  daysBackwards: {
    "en-US": "At least as many days as the fastest parcel takes.",
    "id-ID": "Tidak boleh lebih cepat daripada paket tercepat.",
    "vi-VN": "Không ít hơn số ngày nhanh nhất.",
    "zh-CN": "不得少于最快所需的天数。",
  },
  origin: {
    "en-US": "Parcels are sent from a city or regency; this one is not known.",
    "id-ID": "Paket dikirim dari kota atau kabupaten; yang ini tidak dikenal.",
    "vi-VN": "Kiện hàng được gửi từ một thành phố hoặc huyện; nơi này không có.",
    "zh-CN": "包裹须从城市或县寄出；此地不存在。",
  },
  area: {
    "en-US": "There is no such province, city or district.",
    "id-ID": "Provinsi, kota, atau kecamatan ini tidak ada.",
    "vi-VN": "Không có tỉnh, thành phố hoặc quận này.",
    "zh-CN": "没有此省、市或区。",
  },
  tooMany: {
    "en-US": "At most {detail} rates for a service.",
    "id-ID": "Paling banyak {detail} tarif untuk satu layanan.",
    "vi-VN": "Tối đa {detail} mức phí cho một dịch vụ.",
    "zh-CN": "每项服务最多 {detail} 条费率。",
  },
  noRates: {
    "en-US": "It has no rates: add an area before it is offered.",
    "id-ID": "Belum ada tarif: tambahkan wilayah sebelum ditawarkan.",
    "vi-VN": "Chưa có mức phí: hãy thêm khu vực trước khi cung cấp.",
    "zh-CN": "尚无费率：请先添加地区再启用。",
  },
  place: {
    "en-US": "A code has 2 to 20 capital letters or digits, such as WH01.",
    "id-ID": "Kode terdiri dari 2–20 huruf besar atau angka, misalnya WH01.",
    "vi-VN": "Mã gồm 2–20 chữ hoa hoặc chữ số, ví dụ WH01.",
    "zh-CN": "代码由 2–20 个大写字母或数字组成，例如 WH01。",
  },
  city: {
    "en-US": "A warehouse needs the city its parcels are sent from.",
    "id-ID": "Gudang memerlukan kota asal kiriman.",
    "vi-VN": "Kho cần có thành phố gửi hàng.",
    "zh-CN": "仓库需要填写发货城市。",
  },
  priority: {
    "en-US": "A whole number from 1 to {detail}.",
    "id-ID": "Bilangan bulat dari 1 sampai {detail}.",
    "vi-VN": "Số nguyên từ 1 đến {detail}.",
    "zh-CN": "1 到 {detail} 的整数。",
  },
  inUse: {
    "en-US": "It has stock, counts or transfers, so it stays what it is.",
    "id-ID": "Tempat ini punya stok, hitungan, atau pemindahan, jadi tetap seperti adanya.",
    "vi-VN": "Nơi này có tồn kho, kiểm kê hoặc chuyển kho nên không thể thay đổi.",
    "zh-CN": "此处有库存、盘点或调拨，因此不能更改。",
  },
  unknown: {
    "en-US": "There is no such field.",
    "id-ID": "Kolom ini tidak dikenal.",
    "vi-VN": "Không có trường này.",
    "zh-CN": "没有此字段。",
  },
} as const satisfies Readonly<Record<string, Texts>>;
