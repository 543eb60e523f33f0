import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { adjustmentCauses } from "./movement-causes.ts";

const texts = {
  required: { "en-US": "Required", "id-ID": "Wajib diisi", "vi-VN": "Bắt buộc", "zh-CN": "必填" },
  long: { "en-US": "Too long", "id-ID": "Terlalu panjang", "vi-VN": "Quá dài", "zh-CN": "太长" },
  choose: { "en-US": "Please choose", "id-ID": "Silakan pilih", "vi-VN": "Vui lòng chọn", "zh-CN": "请选择" },
  whole: {
    "en-US": "A whole number, please",
    "id-ID": "Isi dengan bilangan bulat",
    "vi-VN": "Vui lòng nhập số nguyên",
    "zh-CN": "请输入整数",
  },
  large: {
    "en-US": "At most 1,000,000",
    "id-ID": "Paling banyak 1.000.000",
    "vi-VN": "Nhiều nhất 1.000.000",
    "zh-CN": "最多 1,000,000",
  },
  negative: {
    "en-US": "Not below 0",
    "id-ID": "Tidak boleh di bawah 0",
    "vi-VN": "Không được dưới 0",
    "zh-CN": "不能小于 0",
  },
  nothing: {
    "en-US": "How many are added or taken away?",
    "id-ID": "Berapa yang ditambah atau dikurangi?",
    "vi-VN": "Thêm hoặc bớt bao nhiêu?",
    "zh-CN": "增加或减少多少？",
  },
  note: {
    "en-US": "Please say why",
    "id-ID": "Tuliskan alasannya",
    "vi-VN": "Vui lòng ghi lý do",
    "zh-CN": "请说明原因",
  },
  same: {
    "en-US": "Choose two different places",
    "id-ID": "Pilih dua tempat yang berbeda",
    "vi-VN": "Chọn hai nơi khác nhau",
    "zh-CN": "请选择两个不同的地点",
  },
} as const;

const largest = 1_000_000;

const code = v.pipe(
  v.string(localizedMessage(texts.required)),
  v.trim(),
  v.nonEmpty(localizedMessage(texts.required)),
  v.maxLength(80, localizedMessage(texts.long)),
);
const note = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(300, localizedMessage(texts.long))), "");
const whole = v.pipe(
  v.number(localizedMessage(texts.whole)),
  v.integer(localizedMessage(texts.whole)),
  v.maxValue(largest, localizedMessage(texts.large)),
);
const units = v.pipe(whole, v.minValue(0, localizedMessage(texts.negative)));
/** One per press of a button, so that a request that was sent twice counts once. */
const key = v.pipe(v.string(), v.uuid());
const version = v.pipe(v.number(), v.integer(), v.minValue(0));

const change = v.pipe(
  whole,
  v.minValue(-largest, localizedMessage(texts.large)),
  v.notValue(0, localizedMessage(texts.nothing)),
);
const reason = {
  cause: v.picklist(adjustmentCauses, localizedMessage(texts.choose)),
  note,
};

/** Another reason than those listed has to be entered. */
const hasNote = (cause: string, typed: string): boolean => cause !== "adjusted" || typed !== "";

export const adjustSchema = v.pipe(
  v.object({
    skuCode: code,
    sourceCode: code,
    change,
    ...reason,
    key,
  }),
  v.forward(
    v.check(({ cause, note: typed }) => hasNote(cause, typed), localizedMessage(texts.note)),
    ["note"],
  ),
);

/** The most SKUs that are adjusted at once: as many as one product may have. */
const mostAdjusted = 1_000;

export const adjustManySchema = v.pipe(
  v.object({
    sourceCode: code,
    lines: v.pipe(
      v.array(v.object({ skuCode: code, change })),
      v.minLength(1, localizedMessage(texts.nothing)),
      v.maxLength(mostAdjusted),
      v.check((lines) => new Set(lines.map(({ skuCode }) => skuCode)).size === lines.length),
    ),
    ...reason,
    key,
  }),
  v.forward(
    v.check(({ cause, note: typed }) => hasNote(cause, typed), localizedMessage(texts.note)),
    ["note"],
  ),
);

/** Without an SKU all SKUs of the place. */
/** Characters of the name of a shelf. */
export const longestShelf = 40;
export const shelfSchema = v.object({
  skuCode: code,
  sourceCode: code,
  shelf: v.pipe(v.string(), v.trim(), v.maxLength(longestShelf, localizedMessage(texts.long))),
});

export const safetySchema = v.object({ sourceCode: code, skuCode: v.nullish(code), safety: units });

export const startCountSchema = v.object({ sourceCode: code, key });
/** `add` for a scan, `counted` for the whole number, neither takes the SKU off the count. `code` is an SKU's code or barcode. */
export const countEntrySchema = v.pipe(
  v.object({
    countCode: code,
    code,
    add: v.nullish(v.pipe(units, v.minValue(1, localizedMessage(texts.nothing)))),
    counted: v.nullish(units),
    key,
  }),
  v.check(({ add, counted }) => (add ?? null) === null || (counted ?? null) === null, localizedMessage(texts.whole)),
);
export const endCountSchema = v.object({ countCode: code, version });

const transferLines = v.pipe(
  v.array(v.object({ skuCode: code, quantity: v.pipe(units, v.minValue(1, localizedMessage(texts.nothing))) })),
  v.maxLength(500),
);
export const saveTransferSchema = v.pipe(
  v.object({
    /** Null creates a new one. */
    code: v.nullish(code),
    version,
    fromCode: code,
    toCode: code,
    note,
    lines: transferLines,
    key,
  }),
  v.forward(
    v.check(({ fromCode, toCode }) => fromCode !== toCode, localizedMessage(texts.same)),
    ["toCode"],
  ),
);
export const transferSeenSchema = v.object({ code, version });
export const receiveTransferSchema = v.object({
  code,
  version,
  lines: v.pipe(v.array(v.object({ skuCode: code, received: units, lost: units })), v.maxLength(500)),
});
