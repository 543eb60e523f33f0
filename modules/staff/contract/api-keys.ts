import * as v from "valibot";
import { asCalendarDay } from "#kit/core/jakarta-day.ts";
import { localizedMessage } from "#kit/core/localized-message.ts";
import { type Permission, permissions } from "./roles.ts";

/** Permissions no key ever has: they manage accounts, roles and keys, or decide what a second person must decide. */
const withheldFromKeys: readonly Permission[] = [
  "staff.manage",
  "keys.manage",
  "prices.approve",
  "refunds.approve",
  "points.approve",
];

/** The permissions a key can be given. */
export const apiKeyScopes = permissions.filter((one) => !withheldFromKeys.includes(one));

/** What of these a key may do. */
export const asScopes = (given: readonly string[]): Permission[] => apiKeyScopes.filter((one) => given.includes(one));

/** Calls of one key in a minute: what is usual, and the most that can be chosen. */
export const usualCallsPerMinute = 120;
const mostCallsPerMinute = 6_000;

export const longestKeyName = 60;

/** Chosen instead of a last day. */
export const neverExpires = "never";

const texts = {
  name: {
    "en-US": "Say what uses the key",
    "id-ID": "Tulis apa yang memakai kunci ini",
    "vi-VN": "Ghi rõ khóa dùng cho việc gì",
    "zh-CN": "请说明密钥的用途",
  },
  scopes: {
    "en-US": "Choose at least one permission",
    "id-ID": "Pilih setidaknya satu izin",
    "vi-VN": "Chọn ít nhất một quyền",
    "zh-CN": "请至少选择一项权限",
  },
  expiry: {
    "en-US": "Choose the last day, or that the key never expires",
    "id-ID": "Pilih hari terakhir, atau bahwa kunci tidak pernah kedaluwarsa",
    "vi-VN": "Chọn ngày cuối cùng, hoặc chọn khóa không bao giờ hết hạn",
    "zh-CN": "请选择最后有效日，或选择永不过期",
  },
  calls: {
    "en-US": `A whole number from 1 to ${mostCallsPerMinute}`,
    "id-ID": `Bilangan bulat dari 1 sampai ${mostCallsPerMinute}`,
    "vi-VN": `Số nguyên từ 1 đến ${mostCallsPerMinute}`,
    "zh-CN": `1 到 ${mostCallsPerMinute} 的整数`,
  },
} as const;

/** A new key. `expiresOn` is its last day in Jakarta, or "never". */
export const apiKeySchema = v.object({
  name: v.pipe(
    v.string(localizedMessage(texts.name)),
    v.trim(),
    v.minLength(1, localizedMessage(texts.name)),
    v.maxLength(longestKeyName),
  ),
  scopes: v.pipe(
    v.array(v.picklist(apiKeyScopes)),
    v.minLength(1, localizedMessage(texts.scopes)),
    v.transform((given) => asScopes(given)),
  ),
  expiresOn: v.pipe(
    v.string(localizedMessage(texts.expiry)),
    v.check((typed) => typed === neverExpires || asCalendarDay(typed) !== null, localizedMessage(texts.expiry)),
    v.transform((typed) => asCalendarDay(typed) ?? neverExpires),
  ),
  callsPerMinute: v.nullish(
    v.pipe(
      v.number(localizedMessage(texts.calls)),
      v.integer(localizedMessage(texts.calls)),
      v.minValue(1, localizedMessage(texts.calls)),
      v.maxValue(mostCallsPerMinute, localizedMessage(texts.calls)),
    ),
    usualCallsPerMinute,
  ),
});
