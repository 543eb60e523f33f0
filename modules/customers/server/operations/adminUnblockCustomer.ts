import { ok } from "#kit/core/result.ts";
import { unblockMember } from "#modules/identity/server/index.ts";
import { accountReasonSchema } from "../../contract/account-forms.ts";
import { accountAction } from "../account/account-action.ts";
import type { CustomersDeps } from "../customers-deps.ts";

/** Unblocks a customer's account: its owner signs in again as before. */
export const adminUnblockCustomer = (deps: CustomersDeps) =>
  accountAction(deps, {
    action: "customer.unblock",
    input: accountReasonSchema,
    async run(trx, code) {
      const unblocked = await unblockMember(trx, code);
      return unblocked.ok ? ok({}) : unblocked;
    },
    message: {
      "en-US": "The account is not blocked any more.",
      "id-ID": "Akun tidak diblokir lagi.",
      "vi-VN": "Tài khoản không còn bị khóa.",
      "zh-CN": "账户已恢复。",
    },
  });
