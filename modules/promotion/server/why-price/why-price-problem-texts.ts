import type { Locale, Texts } from "#kit/core/locale.ts";
import { mostTypedLines, mostTypedPieces } from "../../contract/why/typed-lines.ts";
import type { WhyPriceProblem } from "./why-price-input.ts";

const texts: Readonly<Record<WhyPriceProblem["problem"], Texts>> = {
  NOTHING: {
    "en-US": "Enter an order, or at least one SKU.",
    "id-ID": "Isi pesanan, atau sedikitnya satu SKU.",
    "vi-VN": "Nhập một đơn hàng hoặc ít nhất một SKU.",
    "zh-CN": "请输入订单，或至少一个 SKU。",
  },
  NOT_WITH_ORDER: {
    "en-US": "Leave this empty: the order has its own.",
    "id-ID": "Kosongkan: pesanan sudah memilikinya.",
    "vi-VN": "Để trống: đơn hàng đã có sẵn.",
    "zh-CN": "请留空：订单中已有此项。",
  },
  UNKNOWN_ORDER: {
    "en-US": "There is no order with this code.",
    "id-ID": "Tidak ada pesanan dengan kode ini.",
    "vi-VN": "Không có đơn hàng nào có mã này.",
    "zh-CN": "没有此编号的订单。",
  },
  UNKNOWN_SKU: {
    "en-US": "Line {line}: there is no SKU {text}.",
    "id-ID": "Baris {line}: tidak ada SKU {text}.",
    "vi-VN": "Dòng {line}: không có SKU {text}.",
    "zh-CN": "第 {line} 行：没有 SKU {text}。",
  },
  UNKNOWN_CUSTOMER: {
    "en-US": "There is no customer with this code.",
    "id-ID": "Tidak ada pelanggan dengan kode ini.",
    "vi-VN": "Không có khách hàng nào có mã này.",
    "zh-CN": "没有此编号的顾客。",
  },
  MOMENT: {
    "en-US": "Enter a day and a time, such as 2026-11-15T12:00.",
    "id-ID": "Isi tanggal dan jam, misalnya 2026-11-15T12:00.",
    "vi-VN": "Nhập ngày và giờ, ví dụ 2026-11-15T12:00.",
    "zh-CN": "请输入日期和时间，例如 2026-11-15T12:00。",
  },
  TOO_MANY: {
    "en-US": `At most ${mostTypedLines} lines.`,
    "id-ID": `Paling banyak ${mostTypedLines} baris.`,
    "vi-VN": `Tối đa ${mostTypedLines} dòng.`,
    "zh-CN": `最多 ${mostTypedLines} 行。`,
  },
  LINE_FORM: {
    "en-US": "Line {line} is not a SKU with a quantity: {text}",
    "id-ID": "Baris {line} bukan SKU dengan jumlah: {text}",
    "vi-VN": "Dòng {line} không phải là SKU kèm số lượng: {text}",
    "zh-CN": "第 {line} 行不是 SKU 加数量：{text}",
  },
  LINE_QUANTITY: {
    "en-US": `Line {line}: the quantity is 1 to ${mostTypedPieces}.`,
    "id-ID": `Baris {line}: jumlahnya 1 sampai ${mostTypedPieces}.`,
    "vi-VN": `Dòng {line}: số lượng từ 1 đến ${mostTypedPieces}.`,
    "zh-CN": `第 {line} 行：数量为 1 至 ${mostTypedPieces}。`,
  },
};

export const whyPriceProblemText = ({ problem, line, text }: WhyPriceProblem, locale: Locale): string =>
  texts[problem][locale].replace("{line}", () => String(line ?? "")).replace("{text}", () => text ?? "");
