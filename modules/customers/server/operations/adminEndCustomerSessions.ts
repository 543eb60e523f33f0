import { fail, ok } from "#kit/core/result.ts";
import { endAllSessionsOf } from "#modules/identity/server/index.ts";
import { customerSchema } from "../../contract/account-forms.ts";
import { accountAction } from "../account/account-action.ts";
import type { CustomersDeps } from "../customers-deps.ts";

/** Ends all sessions of a customer, who may sign in again. */
export const adminEndCustomerSessions = (deps: CustomersDeps) =>
  accountAction(deps, {
    action: "customer.endSessions",
    input: customerSchema,
    async run(trx, code) {
      const sessions = await endAllSessionsOf(trx, code);
      return sessions === 0 ? fail({ code: "NO_SESSIONS" }) : ok({ sessions });
    },
    message: {
      "en-US": "Signed out everywhere.",
      "id-ID": "Dikeluarkan dari semua perangkat.",
      "vi-VN": "Đã đăng xuất ở mọi nơi.",
      "zh-CN": "已在所有设备上退出。",
    },
  });
