import * as v from "valibot";
import { operation } from "#kit/graphql/operation.ts";
import { mobileSchema } from "../../contract/mobile.ts";
import { sendFailureTexts } from "../codes/code-failures.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { askForAccess } from "../sign-in/ask-for-access.ts";

/** Asks for a code to sign in with. The answer is the same for numbers nobody has an account with; those get no message. */
export const requestLoginCode = (deps: IdentityDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({
      input: v.object({ mobile: mobileSchema(), channel: v.nullish(v.picklist(["WHATSAPP", "SMS"]), "WHATSAPP") }),
    }),
    run: (context, { input: { mobile, channel } }) =>
      askForAccess(deps, context, { purpose: "login", account: { mobile }, channel }),
    failures: sendFailureTexts,
  });
