import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";

/** Proposals on one page. */
export const proposalPageSize = 30;

const texts = {
  missing: {
    "en-US": "Please say why.",
    "id-ID": "Tuliskan alasannya.",
    "vi-VN": "Vui lòng nêu lý do.",
    "zh-CN": "请说明原因。",
  },
  long: { "en-US": "Too long", "id-ID": "Terlalu panjang", "vi-VN": "Quá dài", "zh-CN": "太长" },
} as const;

const id = v.pipe(v.string(), v.uuid());
/** PostgreSQL stores neither a NUL character nor half a surrogate pair. */
const storable = v.check((text: string) => text.isWellFormed() && !text.includes("\0"));
const note = v.pipe(v.string(), v.trim(), v.maxLength(500, localizedMessage(texts.long)), storable);

export const proposalListSchema = v.object({
  decided: v.nullish(v.boolean(), false),
  kind: v.nullish(v.pipe(v.string(), v.maxLength(40))),
  subject: v.nullish(v.pipe(v.string(), v.maxLength(160), storable)),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
});
export const approveProposalSchema = v.object({ id });
export const withdrawProposalSchema = v.object({ id });
/** The proposer reads why. */
export const refuseProposalSchema = v.object({
  id,
  reason: v.pipe(note, v.minLength(1, localizedMessage(texts.missing))),
});
