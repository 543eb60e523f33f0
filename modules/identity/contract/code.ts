import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";

const missing = {
  "en-US": "Please enter the 4-digit code",
  "id-ID": "Silakan masukkan kode 4 digit",
  "vi-VN": "Vui lòng nhập mã gồm 4 chữ số",
  "zh-CN": "请输入 4 位验证码",
} as const;

/** A code as typed: four digits. */
export const codeSchema = v.pipe(v.string(localizedMessage(missing)), v.regex(/^\d{4}$/, localizedMessage(missing)));
