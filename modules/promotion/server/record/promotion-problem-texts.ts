import type { Texts } from "#kit/core/locale.ts";
import type { PromotionProblem } from "../../contract/record/promotion-problem.ts";

const texts = (en: string, id: string, vi: string, zh: string): Texts => ({
  "en-US": en,
  "id-ID": id,
  "vi-VN": vi,
  "zh-CN": zh,
});

/** Error texts for a promotion's fields. */
export const promotionProblemTexts: Readonly<Record<PromotionProblem, Texts>> = {
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
  outOfRange: texts(
    "Enter a number within {detail}.",
    "Masukkan angka dalam rentang {detail}.",
    "Hãy nhập số trong khoảng {detail}.",
    "请输入 {detail} 范围内的数字。",
  ),
  missing: texts(
    "Needed before the promotion can go live.",
    "Wajib diisi sebelum promosi ditayangkan.",
    "Cần điền trước khi chạy khuyến mãi.",
    "促销上线前必须填写。",
  ),
  unknown: texts(
    "The shop does not have “{detail}”.",
    "Toko tidak memiliki “{detail}”.",
    "Cửa hàng không có “{detail}”.",
    "商店中没有“{detail}”。",
  ),
  duplicate: texts(
    "{detail} is here twice.",
    "{detail} tercantum dua kali.",
    "{detail} bị lặp lại.",
    "{detail} 重复。",
  ),
  endsBeforeItBegins: texts(
    "The promotion ends before it begins.",
    "Promosi berakhir sebelum dimulai.",
    "Khuyến mãi kết thúc trước khi bắt đầu.",
    "促销结束时间早于开始时间。",
  ),
  notBoth: texts("Choose one of the two.", "Pilih salah satu dari keduanya.", "Hãy chọn một trong hai.", "请二选一。"),
  notOfKind: texts(
    "A promotion of this kind does not have this.",
    "Promosi jenis ini tidak memiliki isian ini.",
    "Loại khuyến mãi này không có mục này.",
    "此类促销没有该项。",
  ),
  notRising: texts(
    "Each level begins above the one before it ({detail}).",
    "Setiap tingkat dimulai di atas tingkat sebelumnya ({detail}).",
    "Mỗi mức phải cao hơn mức trước ({detail}).",
    "每一级必须高于前一级（{detail}）。",
  ),
  overHundred: texts(
    "A percentage lies between 1 and 100.",
    "Persentase berada antara 1 dan 100.",
    "Tỷ lệ phần trăm nằm trong khoảng 1 đến 100.",
    "百分比应在 1 到 100 之间。",
  ),
  belowLowest: texts(
    "The highest price is below the lowest.",
    "Harga tertinggi di bawah harga terendah.",
    "Giá cao nhất thấp hơn giá thấp nhất.",
    "最高价低于最低价。",
  ),
  sold: texts(
    "{detail} units are sold already, so there cannot be fewer.",
    "{detail} unit sudah terjual, jadi tidak bisa kurang dari itu.",
    "Đã bán {detail} sản phẩm nên không thể ít hơn.",
    "已售出 {detail} 件，不能少于此数。",
  ),
  spent: texts(
    "Rp {detail} are given already, so the budget cannot be lower.",
    "Rp {detail} sudah diberikan, jadi anggaran tidak bisa lebih rendah.",
    "Đã giảm {detail} Rp nên ngân sách không thể thấp hơn.",
    "已优惠 Rp {detail}，预算不能低于此数。",
  ),
  begun: texts(
    "It has begun or gave discounts already. Stop it instead.",
    "Promosi sudah dimulai atau sudah memberi diskon. Hentikan saja.",
    "Khuyến mãi đã bắt đầu hoặc đã giảm giá. Hãy dừng lại thay vào đó.",
    "促销已开始或已产生优惠，请改为停止。",
  ),
  kindFixed: texts(
    "The kind is fixed once the promotion was live.",
    "Jenis tidak dapat diubah setelah promosi ditayangkan.",
    "Không thể đổi loại sau khi khuyến mãi đã chạy.",
    "促销上线后不能更改类型。",
  ),
  saveFirst: texts(
    "A second person has to approve this. Save it as a draft first, then put it live: that proposes it.",
    "Ini perlu disetujui orang kedua. Simpan dulu sebagai draf, lalu tayangkan: saat itu usulannya dibuat.",
    "Cần người thứ hai duyệt. Hãy lưu thành bản nháp trước, rồi cho chạy: khi đó đề xuất được tạo.",
    "须由第二人批准。请先保存为草稿，再上线，届时会提交提议。",
  ),
  needsApproval: texts(
    "A second person has to approve this change: a price is below its floor, or the budget is over the limit.",
    "Perubahan ini perlu disetujui orang kedua: ada harga di bawah batas terendah, atau anggaran melebihi batas.",
    "Thay đổi này cần người thứ hai duyệt: có giá thấp hơn mức sàn, hoặc ngân sách vượt giới hạn.",
    "此更改须由第二人批准：有价格低于底价，或预算超出上限。",
  ),
};
