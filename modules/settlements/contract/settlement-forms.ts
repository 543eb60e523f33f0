import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { settlementFields } from "./settlement-fields.ts";
import { settlementResults } from "./settlement-results.ts";

const texts = {
  note: {
    "en-US": "Please write what the difference is",
    "id-ID": "Tuliskan penjelasan selisihnya",
    "vi-VN": "Vui lòng ghi rõ chênh lệch là gì",
    "zh-CN": "请写明差异的原因",
  },
  long: { "en-US": "Too long", "id-ID": "Terlalu panjang", "vi-VN": "Quá dài", "zh-CN": "太长" },
  gateway: {
    "en-US": "Please choose the gateway",
    "id-ID": "Silakan pilih gateway",
    "vi-VN": "Vui lòng chọn cổng thanh toán",
    "zh-CN": "请选择支付网关",
  },
} as const;

const id = v.pipe(v.string(), v.uuid());

/** Imports an uploaded file with the columns of its fields. */
export const importSettlementSchema = v.object({
  id,
  gateway: v.pipe(v.string(), v.trim(), v.nonEmpty(localizedMessage(texts.gateway)), v.maxLength(40)),
  columns: v.pipe(
    v.array(v.object({ field: v.picklist(settlementFields), header: v.pipe(v.string(), v.maxLength(1_000)) })),
    v.maxLength(settlementFields.length),
  ),
});

/** The subject of a difference: a row of a file, or a charge that no file has. */
const subject = v.pipe(v.string(), v.regex(/^(?:row:[0-9a-f-]{36}:\d{1,7}|charge:[0-9a-f-]{36})$/));

export const explainSchema = v.object({
  subject,
  /** That of the page; 0 while nobody wrote anything. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isExplained: v.boolean(),
  note: v.pipe(
    v.string(localizedMessage(texts.note)),
    v.trim(),
    v.nonEmpty(localizedMessage(texts.note)),
    v.maxLength(500, localizedMessage(texts.long)),
  ),
});

/** What a list of rows and missing payments shows. */
export const settlementFilterSchema = v.object({
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
  fileId: v.nullish(id, null),
  gateway: v.nullish(v.pipe(v.string(), v.maxLength(40)), null),
  result: v.nullish(v.picklist(settlementResults), null),
  /** `open`, `explained`: only differences; null: every row. */
  state: v.nullish(v.picklist(["open", "explained"]), null),
  search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80)), ""),
});
export type SettlementFilter = v.InferOutput<typeof settlementFilterSchema>;
