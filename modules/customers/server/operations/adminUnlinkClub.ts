import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type CodeFailure, codeFailureTexts } from "#modules/identity/server/index.ts";
import { isLinked, unlinkOnBehalf } from "#modules/loyalty/server/index.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { clubCodeSchema } from "../../contract/account-forms.ts";
import { customerType } from "../../contract/customer-state.ts";
import { type NoNumber, takeClubCode, verifiedNumber } from "../account/club-proof.ts";
import { noNumberTexts, notLinkedText } from "../account/club-texts.ts";
import type { CustomersDeps } from "../customers-deps.ts";

type Refused = NoNumber | CodeFailure | { readonly code: "NOT_LINKED" };

/** Unlinks a customer from the club after the code sent to their verified number. The points stay in the club account. */
export const adminUnlinkClub = (deps: CustomersDeps) =>
  staffAction(deps, {
    action: "customer.unlinkClub",
    permission: "customers.edit",
    input: v.object({ input: clubCodeSchema }),
    async before(_staff, { input: { code, verificationCode } }, { address }): Promise<Result<unknown, Refused>> {
      const number = await verifiedNumber(deps, code);
      if (!number.ok) return number;
      if (!(await isLinked(deps.database.kysely, code))) return fail({ code: "NOT_LINKED" });
      return takeClubCode(deps, address, { action: "unlink", mobile: number.value, verificationCode });
    },
    async run(
      trx,
      _staff,
      { input: { code } },
    ): Promise<Result<{ value: { code: string }; subject: string }, Refused>> {
      if (!(await unlinkOnBehalf(trx, deps, code))) return fail({ code: "NOT_LINKED" });
      return ok({ value: { code }, subject: `${customerType}:${code}` });
    },
    failures: { ...codeFailureTexts, ...noNumberTexts, NOT_LINKED: notLinkedText },
    message: {
      "en-US": "The customer is not linked to the club any more. The points stay there.",
      "id-ID": "Pelanggan tidak terhubung lagi dengan klub. Poinnya tetap di sana.",
      "vi-VN": "Khách hàng không còn liên kết với câu lạc bộ. Điểm vẫn ở đó.",
      "zh-CN": "顾客已不再关联俱乐部，积分仍保留在俱乐部。",
    },
  });
