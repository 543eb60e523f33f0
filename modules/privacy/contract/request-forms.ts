import * as v from "valibot";
import { asCalendarDay } from "#kit/core/jakarta-day.ts";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { filled } from "#modules/admin/contract/filled.ts";
import { correctableFields, proofKinds, receivedWays, requestKinds } from "./privacy-request.ts";

const texts = {
  choose: { "en-US": "Choose one", "id-ID": "Pilih salah satu", "vi-VN": "Chọn một mục", "zh-CN": "请选择一项" },
  moment: {
    "en-US": "A day and a time, in Jakarta",
    "id-ID": "Tanggal dan jam, waktu Jakarta",
    "vi-VN": "Ngày và giờ, theo giờ Jakarta",
    "zh-CN": "日期和时间（雅加达时间）",
  },
  long: { "en-US": "Too long", "id-ID": "Terlalu panjang", "vi-VN": "Quá dài", "zh-CN": "太长" },
} as const;

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, localizedMessage(texts.choose));
const remark = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(1000, localizedMessage(texts.long))), "");

const momentShape = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d$/;
/** As a browser's field of day and time sends it; Jakarta's. */
const jakartaMoment = v.pipe(
  v.string(localizedMessage(texts.moment)),
  v.check((text) => asCalendarDay(momentShape.exec(text)?.[1] ?? "") !== null, localizedMessage(texts.moment)),
  v.transform((text) => new Date(`${text}:00+07:00`)),
);

export const recordRequestSchema = v.object({
  code: filled(40),
  kind: oneOf(requestKinds),
  receivedBy: oneOf(receivedWays),
  receivedAt: jakartaMoment,
  proof: oneOf(proofKinds),
  proofNote: remark,
  asked: remark,
});

const request = { id: v.pipe(v.string(), v.uuid()) };
export const requestSchema = v.object(request);
export const deleteForRequestSchema = v.object({ ...request, understood: v.literal(true) });
export const correctSchema = v.object({
  ...request,
  field: oneOf(correctableFields),
  value: filled(200),
  reason: filled(300),
});
export const closeRequestSchema = v.object({
  ...request,
  outcome: v.picklist(["answered", "refused"]),
  answer: filled(1000),
});
