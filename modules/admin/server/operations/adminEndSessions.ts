import { ok } from "#kit/core/result.ts";
import { endSessionsOf } from "#modules/staff/server/index.ts";
import { staffMemberSchema } from "../../contract/staff-member-forms.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { staffMemberAction } from "../staff/staff-member-action.ts";

/** Ends all sessions of an account. Its owner may sign in again. */
export const adminEndSessions = (deps: AdminDeps) =>
  staffMemberAction(deps, {
    action: "staff.endSessions",
    input: staffMemberSchema,
    async run(trx, { id }) {
      await endSessionsOf(trx, id);
      return ok({});
    },
    message: {
      "en-US": "Signed out everywhere.",
      "id-ID": "Dikeluarkan dari semua perangkat.",
      "vi-VN": "Đã đăng xuất ở mọi nơi.",
      "zh-CN": "已在所有设备上退出。",
    },
  });
