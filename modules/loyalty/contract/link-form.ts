import * as v from "valibot";
import { said } from "#kit/core/said.ts";
import { mobileSchema } from "#modules/identity/contract/mobile.ts";

export const requiredText = {
  "en-US": "Required",
  "id-ID": "Wajib diisi",
  "vi-VN": "Bắt buộc",
  "zh-CN": "必填",
} as const;

/** Longer than any password of the club. */
const longestPassword = 200;

/** The form that finds a club account (VA-24). */
export const linkFormSchema = v.object({
  mobile: v.pipe(
    v.string(said(requiredText)),
    v.check((typed) => typed.trim() !== "", said(requiredText)),
    mobileSchema(),
  ),
  password: v.pipe(v.string(said(requiredText)), v.minLength(1, said(requiredText)), v.maxLength(longestPassword)),
});
