import { ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { staffCodeSchema } from "../../contract/staff-forms.ts";
import { spaced } from "../sign-in/recovery-codes.ts";
import { type SecondStepFailure, takeSecondStep } from "../sign-in/second-step.ts";
import { startAgain, tooManyTries, wrongCode } from "../sign-in/staff-texts.ts";
import type { StaffDeps } from "../staff-deps.ts";

const failures: FailureTexts<SecondStepFailure> = {
  WRONG_CODE: wrongCode,
  START_AGAIN: startAgain,
  RATE_LIMITED: tooManyTries,
};

export const staffConfirmCode = (deps: StaffDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: staffCodeSchema,
    async run(context, { code }): Promise<Result<{ recoveryCodes: string[] }, SecondStepFailure>> {
      const taken = await takeSecondStep(deps, context, code);
      return taken.ok ? ok({ recoveryCodes: taken.value.recoveryCodes.map(spaced) }) : taken;
    },
    failures,
  });
