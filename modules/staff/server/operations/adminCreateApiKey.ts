import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import type { FailureTexts } from "#kit/graphql/operation.ts";
import { apiKeySchema, neverExpires } from "../../contract/api-keys.ts";
import { apiKeyHash, newApiKey } from "../keys/api-key-text.ts";
import { keyOnWire } from "../keys/key-on-wire.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { staffAction } from "../staff-operation.ts";
import { addApiKey, apiKeys } from "../store/api-keys.ts";

type Refused = { readonly code: "PAST_DAY" } | { readonly code: "MORE_THAN_YOURS" };

/** The end of a day in Jakarta. */
const endOf = (day: string): Date => new Date(new Date(`${day}T00:00:00+07:00`).getTime() + 24 * 3_600_000);

/** Makes a key. Only this answer contains it. */
export const adminCreateApiKey = (deps: StaffDeps) =>
  staffAction(deps, {
    action: "apiKey.create",
    permission: "keys.manage",
    input: v.object({ input: apiKeySchema }),
    async run(trx, staff, { input: { name, scopes, expiresOn, callsPerMinute } }) {
      const createdAt = deps.clock.now();
      const expiresAt = expiresOn === neverExpires ? null : endOf(expiresOn);
      if (expiresAt !== null && expiresAt <= createdAt) return fail({ code: "PAST_DAY" as const });
      if (!scopes.every((scope) => staff.permissions.includes(scope)))
        return fail({ code: "MORE_THAN_YOURS" as const });
      const id = deps.ids.uuid();
      const { code, text } = newApiKey(deps.ids);
      const facts = { id, code, name, scopes, callsPerMinute, expiresAt, createdAt };
      const secretHash = apiKeyHash(text, deps.secret);
      // A key reaches no further than its maker: who works for one store makes keys for it alone.
      await addApiKey(trx, { ...facts, secretHash, createdBy: staff.id, storeCode: staff.storeCode });
      const [key] = await apiKeys(trx, id);
      if (!key) throw new Error("the new key is not in its table");
      return ok({
        value: { key: keyOnWire(key, createdAt), secret: text },
        subject: `apiKey:${code}`,
        detail: { name, scopes, expires: expiresAt?.toISOString() ?? neverExpires, callsPerMinute },
      });
    },
    failures,
    message: shownOnce,
  });

const failures: FailureTexts<Refused> = {
  PAST_DAY: {
    "en-US": "This day is over. Choose a later last day.",
    "id-ID": "Hari ini sudah lewat. Pilih hari terakhir yang lebih akhir.",
    "vi-VN": "Ngày này đã qua. Hãy chọn ngày muộn hơn.",
    "zh-CN": "该日期已过，请选择更晚的日期。",
  },
  MORE_THAN_YOURS: {
    "en-US": "A key cannot be given a permission you do not have yourself.",
    "id-ID": "Kunci tidak dapat diberi izin yang tidak Anda miliki sendiri.",
    "vi-VN": "Không thể cấp cho khóa quyền mà chính bạn không có.",
    "zh-CN": "您没有的权限不能授予密钥。",
  },
};

const shownOnce: Texts = {
  "en-US": "The key is shown once. Copy it now.",
  "id-ID": "Kunci hanya ditampilkan sekali. Salin sekarang.",
  "vi-VN": "Khóa chỉ hiển thị một lần. Hãy sao chép ngay.",
  "zh-CN": "密钥仅显示一次，请立即复制。",
};
