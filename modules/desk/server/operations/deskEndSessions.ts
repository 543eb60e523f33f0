import { ok } from "#kit/core/result.ts";
import { endSessionsOf } from "#modules/staff/server/index.ts";
import { personSchema } from "../../contract/people-forms.ts";
import type { DeskDeps } from "../desk-deps.ts";
import { personAction } from "../people/person-action.ts";

/** Signs somebody out wherever they are; they may sign in again. */
export const deskEndSessions = (deps: DeskDeps) =>
  personAction(deps, {
    action: "staff.endSessions",
    input: personSchema,
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
