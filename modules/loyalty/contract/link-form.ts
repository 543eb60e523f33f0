import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { mobileSchema } from "#modules/identity/contract/mobile.ts";

const requiredText = {
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
    v.string(localizedMessage(requiredText)),
    v.check((typed) => typed.trim() !== "", localizedMessage(requiredText)),
    mobileSchema(),
  ),
  password: v.pipe(
    v.string(localizedMessage(requiredText)),
    v.minLength(1, localizedMessage(requiredText)),
    v.maxLength(longestPassword),
  ),
});
