import * as v from "valibot";
import { fail, ok } from "#kit/core/result.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { staffAction } from "../staff-operation.ts";
import { apiKeys, revokeApiKey } from "../store/api-keys.ts";

/** Revokes a key for good, at once for every process. Again it does nothing. */
export const adminRevokeApiKey = (deps: StaffDeps) =>
  staffAction(deps, {
    action: "apiKey.revoke",
    permission: "keys.manage",
    input: v.object({ input: v.object({ id: v.pipe(v.string(), v.uuid()) }) }),
    async run(trx, staff, { input: { id } }) {
      const isNew = await revokeApiKey(trx, { id, at: deps.clock.now(), by: staff.id });
      const [key] = isNew === null ? [] : await apiKeys(trx, id);
      if (!key) return fail({ code: "NOT_FOUND" as const });
      const { name, code } = key;
      return ok({ value: { id }, subject: isNew ? `apiKey:${code}` : null, detail: { name } });
    },
    failures: {
      NOT_FOUND: {
        "en-US": "This key does not exist.",
        "id-ID": "Kunci ini tidak ada.",
        "vi-VN": "Khóa này không tồn tại.",
        "zh-CN": "该密钥不存在。",
      },
    },
    message: {
      "en-US": "Revoked. Calls with this key are refused from now on.",
      "id-ID": "Dicabut. Panggilan dengan kunci ini ditolak mulai sekarang.",
      "vi-VN": "Đã thu hồi. Từ giờ mọi lệnh gọi bằng khóa này bị từ chối.",
      "zh-CN": "已撤销。此后使用该密钥的调用将被拒绝。",
    },
  });
