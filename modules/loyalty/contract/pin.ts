import * as v from "valibot";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { pinLength } from "./constants.ts";

const pinTexts = {
  digits: {
    "en-US": "Please enter the 6 digits of your PIN",
    "id-ID": "Silakan masukkan 6 digit PIN Anda",
    "vi-VN": "Vui lòng nhập 6 chữ số của mã PIN",
    "zh-CN": "请输入 6 位数字 PIN 码",
  },
} as const;

/** A typed PIN: exactly six digits (VA-29). */
export const pinSchema = v.pipe(
  v.string(localizedMessage(pinTexts.digits)),
  v.regex(new RegExp(`^\\d{${pinLength}}$`), localizedMessage(pinTexts.digits)),
);
