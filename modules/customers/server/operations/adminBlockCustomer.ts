import { ok } from "#kit/core/result.ts";
import { blockMember } from "#modules/identity/server/index.ts";
import { accountReasonSchema } from "../../contract/account-forms.ts";
import { accountAction } from "../account/account-action.ts";
import type { CustomersDeps } from "../customers-deps.ts";

/** Blocks a customer's account and ends its sessions. */
export const adminBlockCustomer = (deps: CustomersDeps) =>
  accountAction(deps, {
    action: "customer.block",
    input: accountReasonSchema,
    async run(trx, code) {
      const blocked = await blockMember(trx, code);
      return blocked.ok ? ok({ sessions: blocked.value }) : blocked;
    },
    message: {
      "en-US": "The account is blocked, and signed out everywhere.",
      "id-ID": "Akun diblokir dan dikeluarkan dari semua perangkat.",
      "vi-VN": "Tài khoản đã bị khóa và đăng xuất ở mọi nơi.",
      "zh-CN": "账户已停用，并已在所有设备上退出。",
    },
  });
