import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { staffPasswordSchema } from "../../contract/staff-forms.ts";
import { limitedAttempt, passwordLimits, type TooManyTries } from "../sign-in/limited-attempt.ts";
import { welcomeHash } from "../sign-in/recovery-codes.ts";
import { busy, commonPassword, tooManyTries, wrongWelcome } from "../sign-in/staff-texts.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { writeFirstPassword } from "../store/accounts.ts";
import { writeAudit } from "../store/audit.ts";
import { endSessionsOf } from "../store/sessions.ts";

type Failed =
  | { readonly code: "WRONG_CODE" }
  | { readonly code: "COMMON_PASSWORD" }
  | { readonly code: "BUSY" }
  | TooManyTries;

const failures: FailureTexts<Failed> = {
  WRONG_CODE: wrongWelcome,
  COMMON_PASSWORD: commonPassword,
  BUSY: busy,
  RATE_LIMITED: tooManyTries,
};

/** Sets a password by an invitation code, and ends every session of the account. */
export const staffChoosePassword = (deps: StaffDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({ input: staffPasswordSchema }),
    async run(context, { input: { email, welcomeCode, password } }): Promise<Result<{ email: string }, Failed>> {
      if (deps.isCommonPassword(password)) return fail({ code: "COMMON_PASSWORD" });
      const limits = passwordLimits(deps.secret, email, context.address);
      const tried = await limitedAttempt(deps, limits, async () => {
        const hashed = await deps.passwords.hash(password);
        if (!hashed.ok) return { right: true, value: "BUSY" as const };
        const right = await inTransaction(deps.database, async (trx) => {
          const now = deps.clock.now();
          const owner = await writeFirstPassword(trx, {
            email,
            welcomeHash: welcomeHash(deps.secret, email, welcomeCode),
            passwordHash: hashed.value,
            now,
          });
          if (!owner) return false;
          await endSessionsOf(trx, owner.id);
          await writeAudit(trx, { staff: owner, action: "staff.choosePassword", subject: `staff:${email}` }, now);
          return true;
        });
        return { right, value: right ? ("DONE" as const) : ("WRONG_CODE" as const) };
      });
      if (!tried.ok) return tried;
      return tried.value === "DONE" ? ok({ email }) : fail({ code: tried.value });
    },
    failures,
  });
