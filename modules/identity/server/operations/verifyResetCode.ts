import * as v from "valibot";
import type { Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { mobileCodeSchema } from "../../contract/reset.ts";
import { type CodeFailure, codeFailureTexts } from "../codes/code-failures.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { tokenForCode } from "../reset/reset-password.ts";
import { type SecondProofWanted, secondProofTexts } from "../reset/second-proof.ts";
import { type AccountBlocked, accountBlockedTexts } from "../sign-in/account-blocked.ts";

type Refusal = CodeFailure | SecondProofWanted | AccountBlocked;

const failures: FailureTexts<Refusal> = {
  ...codeFailureTexts,
  ...secondProofTexts,
  ...accountBlockedTexts,
};

/** Checks the code sent to a phone; on a device where the owner is known, returns the token for a new password. */
export const verifyResetCode = (deps: IdentityDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({ input: mobileCodeSchema }),
    run: (context, { input }): Promise<Result<{ token: string }, Refusal>> => tokenForCode(deps, context, input),
    failures,
  });
