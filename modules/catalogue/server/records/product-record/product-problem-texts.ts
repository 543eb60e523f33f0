import type { Texts } from "#kit/core/locale.ts";
import type { ProductProblem } from "../../../contract/product/product-problem.ts";

const texts = (en: string, id: string, vi: string, zh: string): Texts => ({
  "en-US": en,
  "id-ID": id,
  "vi-VN": vi,
  "zh-CN": zh,
});

/** The sentence beside a refused field of a product. */
export const productProblemTexts: Readonly<Record<ProductProblem, Texts>> = {
  invalid: texts(
    "This cannot be read. Check how it is written.",
    "Isian ini tidak terbaca. Periksa penulisannya.",
    "Không đọc được giá trị này. Hãy kiểm tra cách viết.",
    "无法识别此内容，请检查格式。",
  ),
  tooLong: texts("This is too long.", "Isian ini terlalu panjang.", "Nội dung này quá dài.", "内容过长。"),
  tooMany: texts(
    "This is more than the shop can take.",
    "Ini melebihi batas toko.",
    "Giá trị này vượt quá giới hạn của cửa hàng.",
    "超出商店允许的上限。",
  ),
  notWhole: texts("Enter a whole number.", "Masukkan bilangan bulat.", "Hãy nhập số nguyên.", "请输入整数。"),
  notPositive: texts(
    "Enter a number above zero.",
    "Masukkan angka di atas nol.",
    "Hãy nhập số lớn hơn 0.",
    "请输入大于零的数字。",
  ),
  missing: texts(
    "Needed before the product can be on sale. {detail}",
    "Wajib diisi sebelum produk dijual. {detail}",
    "Cần điền trước khi bán sản phẩm. {detail}",
    "上架前必须填写。{detail}",
  ),
  unknown: texts(
    "The shop does not have “{detail}”.",
    "Toko tidak memiliki “{detail}”.",
    "Cửa hàng không có “{detail}”.",
    "商店中没有“{detail}”。",
  ),
  duplicate: texts(
    "Already used by {detail}.",
    "Sudah dipakai oleh {detail}.",
    "Đã được dùng bởi {detail}.",
    "已被 {detail} 使用。",
  ),
  sameChoice: texts(
    "SKU {detail} has the same options.",
    "SKU {detail} memiliki pilihan yang sama.",
    "SKU {detail} có cùng lựa chọn.",
    "SKU {detail} 的选项与此相同。",
  ),
  incompleteChoice: texts(
    "Other SKUs have a value for “{detail}”, this one has none.",
    "SKU lain memiliki nilai untuk “{detail}”, yang ini belum.",
    "Các SKU khác có giá trị cho “{detail}”, SKU này thì chưa.",
    "其他 SKU 都设置了“{detail}”，此 SKU 尚未设置。",
  ),
  notBelowPrice: texts(
    "The sale price must be below the price.",
    "Harga diskon harus di bawah harga normal.",
    "Giá khuyến mãi phải thấp hơn giá gốc.",
    "促销价必须低于原价。",
  ),
  endsBeforeItBegins: texts(
    "The sale ends before it begins.",
    "Diskon berakhir sebelum dimulai.",
    "Khuyến mãi kết thúc trước khi bắt đầu.",
    "促销结束时间早于开始时间。",
  ),
  inUse: texts(
    "SKU {detail} was sold, lies in stock or is in a promotion. Archive the product instead.",
    "SKU {detail} pernah terjual, masih ada stok, atau ada dalam promosi. Arsipkan produk ini.",
    "SKU {detail} đã từng bán, còn tồn kho hoặc nằm trong khuyến mãi. Hãy lưu trữ sản phẩm.",
    "SKU {detail} 曾售出、仍有库存或参与促销，请改为归档商品。",
  ),
  belowFloor: texts(
    "Below {detail} % of the highest price of the last 30 days: a second person has to approve it.",
    "Di bawah {detail}% dari harga tertinggi 30 hari terakhir: orang kedua harus menyetujuinya.",
    "Thấp hơn {detail}% giá cao nhất trong 30 ngày qua: cần người thứ hai duyệt.",
    "低于近 30 天最高价的 {detail}%：须由第二人批准。",
  ),
};
