import * as v from "valibot";
import { asEmailAddress } from "#kit/core/email-address.ts";
import { localizedMessage } from "#kit/core/localized-message.ts";

const texts = {
  required: { "en-US": "Required", "id-ID": "Wajib diisi", "vi-VN": "Bắt buộc", "zh-CN": "必填" },
  long: { "en-US": "Too long", "id-ID": "Terlalu panjang", "vi-VN": "Quá dài", "zh-CN": "太长" },
  email: {
    "en-US": "Invalid email address",
    "id-ID": "Alamat email tidak valid",
    "vi-VN": "Địa chỉ e-mail không hợp lệ",
    "zh-CN": "邮箱地址无效",
  },
  roles: {
    "en-US": "Choose at least one role",
    "id-ID": "Pilih sedikitnya satu peran",
    "vi-VN": "Chọn ít nhất một vai trò",
    "zh-CN": "请至少选择一个角色",
  },
} as const;

const rights = {
  roles: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9]{1,39}$/, localizedMessage(texts.roles)))),
    v.minLength(1, localizedMessage(texts.roles)),
    v.maxLength(20),
  ),
  /** Empty for every store. */
  storeCode: v.nullish(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(40, localizedMessage(texts.long)),
      v.transform((code) => code || null),
    ),
    null,
  ),
};

/** A new account: name, e-mail, roles and store. */
export const inviteSchema = v.object({
  email: v.pipe(
    v.string(localizedMessage(texts.required)),
    v.trim(),
    v.nonEmpty(localizedMessage(texts.required)),
    v.maxLength(254, localizedMessage(texts.long)),
    v.check((typed) => asEmailAddress(typed, { plus: true }) !== null, localizedMessage(texts.email)),
    v.toLowerCase(),
  ),
  name: v.pipe(
    v.string(localizedMessage(texts.required)),
    v.trim(),
    v.nonEmpty(localizedMessage(texts.required)),
    v.maxLength(80, localizedMessage(texts.long)),
  ),
  ...rights,
});

const person = { id: v.pipe(v.string(), v.uuid()) };
export const rightsSchema = v.object({ ...person, ...rights });
export const switchSchema = v.object({ ...person, on: v.boolean() });
export const staffMemberSchema = v.object(person);
