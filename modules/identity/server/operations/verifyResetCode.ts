import * as v from "valibot";
import { operation } from "#kit/graphql/operation.ts";
import { mobileCodeSchema } from "../../contract/reset.ts";
import { codeFailureTexts } from "../codes/code-failures.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { tokenForCode } from "../reset/reset-password.ts";

/** Takes the code that came to a phone; a right one is worth the token a new password is chosen with. */
export const verifyResetCode = (deps: IdentityDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({ input: mobileCodeSchema }),
    run: (context, { input }) => tokenForCode(deps, context, input),
    failures: codeFailureTexts,
  });
