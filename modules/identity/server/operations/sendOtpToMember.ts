import * as v from "valibot";
import { operation } from "#kit/graphql/operation.ts";
import { mobileSchema } from "../../contract/mobile.ts";
import { sendFailureTexts } from "../codes/code-failures.ts";
import { requestCode } from "../codes/request-code.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { sessionOf } from "../session/session-of.ts";

const channel = v.nullish(v.picklist(["WHATSAPP", "SMS"]));

/** Sends a registration code to a number, by WhatsApp unless SMS was chosen. */
export const sendOtpToMember = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ input: v.object({ mobile: mobileSchema(), channel }), channel }),
    run({ caller, address, locale }, { input, channel: chosen }) {
      return requestCode(deps, {
        purpose: "register",
        channel: chosen ?? input.channel ?? "WHATSAPP",
        receiver: input.mobile,
        sessionId: sessionOf(caller),
        address,
        locale,
      });
    },
    failures: sendFailureTexts,
  });
