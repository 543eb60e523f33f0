import * as v from "valibot";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { emailSchema } from "../../contract/email.ts";
import { contactFailureTexts, notConfirmedTexts } from "../account/account-failures.ts";
import { type ChangeFailure, changeContact } from "../account/change-contact.ts";
import { codeFailureTexts } from "../codes/code-failures.ts";
import type { IdentityDeps } from "../identity-deps.ts";

const failures: FailureTexts<ChangeFailure> = { ...codeFailureTexts, ...notConfirmedTexts, ...contactFailureTexts };

/** Changes the e-mail address after a recent confirmation and a code to the new address (D-63). */
export const updateMemberEmail = (deps: IdentityDeps) =>
  operation({
    access: "member",
    clock: deps.clock,
    input: v.object({
      input: v.object({
        email: emailSchema(deps.emailRule),
        verificationCode: v.pipe(v.string(), v.maxLength(10)),
      }),
    }),
    run: (context, { input: { email, verificationCode: code } }) =>
      changeContact(deps, context, { kind: "email", value: email, code }),
    failures,
  });
