import type { Texts } from "#kit/core/locale.ts";
import type { PlanProblem } from "../../contract/price-plan/price-plan-problem.ts";
import { productProblemTexts } from "../records/product-record/product-problem-texts.ts";

const texts = (en: string, id: string, vi: string, zh: string): Texts => ({
  "en-US": en,
  "id-ID": id,
  "vi-VN": vi,
  "zh-CN": zh,
});

const { invalid, tooLong, tooMany, notWhole, notPositive, unknown } = productProblemTexts;

/** Error texts for a price plan's fields. */
export const planProblemTexts: Readonly<Record<PlanProblem | "exists" | "saveFirst" | "belowFloor", Texts>> = {
  ...{ invalid, tooLong, tooMany, notWhole, notPositive, unknown },
  tooHigh: tooMany,
  exists: texts(
    "The price plan “{detail}” has this code already.",
    "Rencana harga “{detail}” sudah memakai kode ini.",
    "Kế hoạch giá “{detail}” đã dùng mã này.",
    "价格计划“{detail}”已使用此代码。",
  ),
  code: texts(
    "A code has at most 60 small letters and digits, in words joined by hyphens, such as “shoe-weekend”.",
    "Kode terdiri dari paling banyak 60 huruf kecil dan angka, kata-katanya dihubungkan tanda hubung, misalnya “shoe-weekend”.",
    "Mã có tối đa 60 chữ thường và chữ số, các từ nối bằng dấu gạch nối, ví dụ “shoe-weekend”.",
    "代码最多 60 个小写字母和数字，单词用连字符连接，例如“shoe-weekend”。",
  ),
  missing: texts(
    "A price plan needs this.",
    "Rencana harga memerlukan isian ini.",
    "Kế hoạch giá cần mục này.",
    "价格计划需要此项。",
  ),
  noPrices: texts(
    "Give at least one SKU a price.",
    "Beri harga setidaknya untuk satu SKU.",
    "Hãy đặt giá cho ít nhất một SKU.",
    "请至少为一个 SKU 设置价格。",
  ),
  endsBeforeItBegins: texts(
    "The plan ends before it begins.",
    "Rencana berakhir sebelum dimulai.",
    "Kế hoạch kết thúc trước khi bắt đầu.",
    "计划结束时间早于开始时间。",
  ),
  overlaps: texts(
    "The plan “{detail}” has a price for this SKU at the same time. Change the time of one of them, or leave the SKU out.",
    "Rencana “{detail}” sudah memberi harga SKU ini pada waktu yang sama. Ubah waktu salah satunya, atau hapus SKU ini.",
    "Kế hoạch “{detail}” đã đặt giá cho SKU này trong cùng thời gian. Hãy đổi thời gian của một kế hoạch hoặc bỏ SKU này.",
    "计划“{detail}”在同一时间已为此 SKU 定价。请修改其中一个计划的时间，或移除此 SKU。",
  ),
  begun: texts(
    "It has begun. Stop it instead.",
    "Rencana sudah dimulai. Hentikan saja.",
    "Kế hoạch đã bắt đầu. Hãy dừng lại thay vào đó.",
    "计划已开始，请改为停止。",
  ),
  belowFloor: texts(
    "A price lies below {detail} % of the highest price of the last 30 days, so a second person must approve the plan.",
    "Ada harga di bawah {detail} % dari harga tertinggi 30 hari terakhir, jadi rencana ini perlu disetujui orang kedua.",
    "Có giá thấp hơn {detail} % mức giá cao nhất trong 30 ngày qua nên cần người thứ hai phê duyệt kế hoạch.",
    "有价格低于最近 30 天最高价的 {detail} %，因此计划需要第二人批准。",
  ),
  saveFirst: texts(
    "A price lies below the floor. Save the plan as a draft first, then schedule it: a second person approves it.",
    "Ada harga di bawah batas. Simpan dulu sebagai draf, lalu jadwalkan: orang kedua akan menyetujuinya.",
    "Có giá dưới mức sàn. Hãy lưu bản nháp trước rồi lên lịch: người thứ hai sẽ phê duyệt.",
    "有价格低于底线。请先保存为草稿，再安排时间：将由第二人批准。",
  ),
};
