import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";

const required = {
  "en-US": "Required",
  "id-ID": "Wajib diisi",
  "vi-VN": "Bắt buộc",
  "zh-CN": "必填",
} as const;

const filled = (longest: number) =>
  v.pipe(v.string(localizedMessage(required)), v.trim(), v.nonEmpty(localizedMessage(required)), v.maxLength(longest));

/** The form that finds an order without an account (D-59). */
export const trackSchema = v.object({ orderCode: filled(40), contact: filled(120) });
