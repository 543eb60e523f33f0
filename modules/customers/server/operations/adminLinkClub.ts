import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type CodeFailure, codeFailureTexts } from "#modules/identity/server/index.ts";
import {
  clubDownTexts,
  linkableAccount,
  linkOnBehalf,
  type NotLinkable,
  type ProvedAccount,
} from "#modules/loyalty/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { clubCodeSchema } from "../../contract/account-forms.ts";
import { customerType } from "../../contract/customer-state.ts";
import { type NoNumber, takeClubCode, verifiedNumber } from "../account/club-proof.ts";
import { noNumberTexts, notLinkableTexts } from "../account/club-texts.ts";
import type { CustomersDeps } from "../customers-deps.ts";

type Refused = NotLinkable | NoNumber | CodeFailure;

/** Links a customer to the club account with their verified number, after the code sent there. */
export const adminLinkClub = (deps: CustomersDeps) =>
  staffAction(deps, {
    action: "customer.linkClub",
    permission: "customers.edit",
    input: v.object({ input: clubCodeSchema }),
    async before(_staff, { input: { code, verificationCode } }, { address }): Promise<Result<ProvedAccount, Refused>> {
      const number = await verifiedNumber(deps, code);
      if (!number.ok) return number;
      const mobile = number.value;
      // Asked before the code is used up, so that it is still valid once the club answers.
      const account = await linkableAccount(deps, { userCode: code, mobile });
      if (!account.ok) return account;
      const taken = await takeClubCode(deps, address, { action: "link", mobile, verificationCode });
      return taken.ok ? account : taken;
    },
    async run(
      trx,
      _staff,
      { input: { code } },
      _context,
      account,
    ): Promise<Result<{ value: { code: string }; subject: string }, Refused>> {
      if (!(await linkOnBehalf(trx, deps, account))) return fail({ code: "ALREADY_LINKED" });
      return ok({ value: { code }, subject: `${customerType}:${code}` });
    },
    failures: { ...codeFailureTexts, ...noNumberTexts, ...notLinkableTexts, ...clubDownTexts },
    message: {
      "en-US": "The customer is linked to the club.",
      "id-ID": "Pelanggan terhubung dengan klub.",
      "vi-VN": "Khách hàng đã liên kết với câu lạc bộ.",
      "zh-CN": "顾客已关联俱乐部。",
    },
  });
