import * as v from "valibot";
import { ageOn, asCalendarDay } from "#kit/core/jakarta-day.ts";
import { localizedMessage } from "#kit/core/localized-message.ts";

/** Permitted age in completed years, and the highest plausible one. */
const leastAge = 18;
const mostAge = 120;

const longestName = 100;

const genders = ["MALE", "FEMALE"] as const;
export type Gender = (typeof genders)[number];

export const personTexts = {
  firstName: {
    "en-US": "Please enter your first name",
    "id-ID": "Silakan masukkan nama depan Anda",
    "vi-VN": "Vui lòng nhập tên của bạn",
    "zh-CN": "请输入您的名字",
  },
  lastName: {
    "en-US": "Please enter your last name",
    "id-ID": "Silakan masukkan nama belakang Anda",
    "vi-VN": "Vui lòng nhập họ của bạn",
    "zh-CN": "请输入您的姓氏",
  },
  nameTooLong: {
    "en-US": "Please use at most 100 characters",
    "id-ID": "Gunakan paling banyak 100 karakter",
    "vi-VN": "Vui lòng dùng tối đa 100 ký tự",
    "zh-CN": "最多 100 个字符",
  },
  gender: {
    "en-US": "Please select your gender",
    "id-ID": "Silakan pilih jenis kelamin Anda",
    "vi-VN": "Vui lòng chọn giới tính của bạn",
    "zh-CN": "请选择您的性别",
  },
  birthDate: {
    "en-US": "Please enter your date of birth",
    "id-ID": "Silakan masukkan tanggal lahir Anda",
    "vi-VN": "Vui lòng nhập ngày sinh của bạn",
    "zh-CN": "请输入您的出生日期",
  },
  birthDateInvalid: {
    "en-US": "Date of birth is invalid",
    "id-ID": "Tanggal lahir tidak valid",
    "vi-VN": "Ngày sinh không hợp lệ",
    "zh-CN": "出生日期无效",
  },
  tooYoung: {
    "en-US": "Minimum 18 years old",
    "id-ID": "Usia minimal 18 tahun",
    "vi-VN": "Tối thiểu 18 tuổi",
    "zh-CN": "须年满 18 周岁",
  },
} as const;

const nameSchema = (missing: (typeof personTexts)["firstName" | "lastName"]) =>
  v.pipe(
    v.string(localizedMessage(missing)),
    // Control characters are not part of a name and could inject mail headers.
    v.transform((typed) =>
      typed
        .replace(/\p{Cc}+/gu, " ")
        .replace(/\s+/g, " ")
        .trim(),
    ),
    v.minLength(1, localizedMessage(missing)),
    v.maxLength(longestName, localizedMessage(personTexts.nameTooLong)),
  );

export const firstNameSchema = nameSchema(personTexts.firstName);
export const lastNameSchema = nameSchema(personTexts.lastName);

export const genderSchema = v.picklist(genders, localizedMessage(personTexts.gender));

/** Parses a day "31/12/2000", or "20001231" as on the wire, to "2000-12-31"; null when it does not exist. */
export function asBirthDay(text: string): string | null {
  const typed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  if (!typed) return asCalendarDay(text.trim());
  const [, day = "", month = "", year = ""] = typed;
  return asCalendarDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}

/** Wire format of a day: "2000-12-31" becomes "20001231" (SU-23). */
export const sentDay = (day: string): string => day.replaceAll("-", "");

/** Display format of a day: "2000-12-31" or "20001231" becomes "31/12/2000" (SU-23). */
export function shownDay(day: string): string {
  const whole = asCalendarDay(day);
  return whole === null ? "" : `${whole.slice(8)}/${whole.slice(5, 7)}/${whole.slice(0, 4)}`;
}

/** Birth date of a person old enough for an account, by the date in Jakarta (D-23); the output is "2000-12-31". */
export const birthDateSchema = (now: () => Date) => {
  const ageOf = (text: string): number => ageOn(asBirthDay(text) ?? "", now()) ?? -1;
  return v.pipe(
    v.string(localizedMessage(personTexts.birthDate)),
    v.check((text) => text.trim() !== "", localizedMessage(personTexts.birthDate)),
    v.check((text) => ageOf(text) >= 0 && ageOf(text) <= mostAge, localizedMessage(personTexts.birthDateInvalid)),
    v.check((text) => ageOf(text) >= leastAge, localizedMessage(personTexts.tooYoung)),
    v.transform((text) => asBirthDay(text) ?? ""),
  );
};
