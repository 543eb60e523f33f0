import * as v from "valibot";
import { operation } from "#kit/graphql/operation.ts";
import { mobileSchema } from "../../contract/mobile.ts";
import { sendFailureTexts } from "../codes/code-failures.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { requestAccess } from "../sign-in/request-access.ts";

/** Requests a sign-in code. The reply is the same for numbers without an account; those get no message. */
export const requestLoginCode = (deps: IdentityDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({
      input: v.object({ mobile: mobileSchema(), channel: v.nullish(v.picklist(["WHATSAPP", "SMS"]), "WHATSAPP") }),
    }),
    run: (context, { input: { mobile, channel } }) =>
      requestAccess(deps, context, { purpose: "login", account: { mobile }, channel }),
    failures: sendFailureTexts,
  });
