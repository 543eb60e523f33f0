import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { dummyHash } from "#kit/core/secret-hash.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { staffSignInSchema } from "../../contract/staff-forms.ts";
import { openStaffSession } from "../session/open-staff-session.ts";
import { limitedAttempt, passwordLimits, type TooManyTries } from "../sign-in/limited-attempt.ts";
import { busy, tooManyTries, wrongPassword } from "../sign-in/staff-texts.ts";
import type { StaffDeps } from "../staff-deps.ts";
import { accountByEmail } from "../store/accounts.ts";
import { totpSecret } from "../totp/totp.ts";

type Failed = { readonly code: "WRONG_PASSWORD" } | { readonly code: "BUSY" } | TooManyTries;
type Next = { readonly next: "CODE" | "ENROL" };

const secretBytes = 20;

const failures: FailureTexts<Failed> = { WRONG_PASSWORD: wrongPassword, BUSY: busy, RATE_LIMITED: tooManyTries };

/** The first step. Its session gives access to the second step only. */
export const staffSignIn = (deps: StaffDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({ input: staffSignInSchema }),
    async run(context, { input: { email, password } }): Promise<Result<Next, Failed>> {
      const account = await accountByEmail(deps.database.kysely, email);
      const usable = account !== null && !account.blocked;
      const limits = passwordLimits(deps.secret, email, context.address);
      const hash = usable ? account.passwordHash : null;
      const dummy = dummyHash(deps.secret, email);
      const tried = await limitedAttempt(deps, limits, async () => {
        const matched = await deps.passwords.matches(password, hash ?? dummy);
        return { right: !matched.ok || matched.value, value: matched };
      });
      if (!tried.ok) return tried;
      if (!tried.value.ok) return tried.value;
      if (!tried.value.value || !usable) return fail({ code: "WRONG_PASSWORD" });
      const enrols = account.totpSecret === null;
      const newSecret = enrols
        ? deps.sealer.seal(totpSecret(Buffer.from(deps.ids.token(secretBytes), "base64url")), "authenticator")
        : null;
      await inTransaction(deps.database, (trx) =>
        openStaffSession(trx, deps, context, { accountId: account.id, stage: "password", newSecret }),
      );
      return ok({ next: enrols ? "ENROL" : "CODE" });
    },
    failures,
  });
