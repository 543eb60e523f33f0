import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { sendFailureTexts } from "#modules/identity/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { customerSchema } from "../../contract/account-forms.ts";
import { customerType } from "../../contract/customer-state.ts";
import { sendClubCode } from "../account/club-proof.ts";
import { noNumberTexts } from "../account/club-texts.ts";
import type { CustomersDeps } from "../customers-deps.ts";

/** Sends a customer the code that proves that they want the club linked or unlinked; staff enter it. */
export const adminSendClubCode = (deps: CustomersDeps) =>
  staffAction(deps, {
    action: "customer.clubCode",
    permission: "customers.edit",
    input: v.object({ input: customerSchema }),
    before: (_staff, { input: { code } }, { address }) => sendClubCode(deps, address, code),
    async run(_trx, _staff, { input: { code } }, _context, { isNew }) {
      return ok({ value: { code }, subject: isNew ? `${customerType}:${code}` : null });
    },
    failures: { ...sendFailureTexts, ...noNumberTexts },
    message: {
      "en-US": "The customer gets a code by WhatsApp. Ask for it and enter it here.",
      "id-ID": "Pelanggan menerima kode lewat WhatsApp. Mintalah dan masukkan di sini.",
      "vi-VN": "Khách hàng nhận mã qua WhatsApp. Hãy hỏi mã và nhập vào đây.",
      "zh-CN": "顾客将通过 WhatsApp 收到验证码，请询问并在此输入。",
    },
  });
