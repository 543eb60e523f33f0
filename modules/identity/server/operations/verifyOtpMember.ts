import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { mobileSchema } from "../../contract/mobile.ts";
import { verificationCodeSchema } from "../../contract/sign-up.ts";
import { codeFailureTexts } from "../codes/code-failures.ts";
import { takeCode } from "../codes/use-code.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { ticketFor } from "../registration/registration-ticket.ts";
import { sessionOf } from "../session/session-of.ts";
import { issueTicket } from "../tickets/ticket.ts";

/** Checks the code sent to a number and returns a ticket for this number in a one-element list (ID-29). */
export const verifyOtpMember = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ mobile: mobileSchema(), verificationCode: verificationCodeSchema }),
    async run({ caller, address }, { mobile, verificationCode: code }) {
      const from = { receiver: mobile, code, address, sessionId: sessionOf(caller) };
      // A member's number was sent a login code. A wrong code gives the same reply for both, which hides who has an account.
      const tried = { ...from, purpose: "register", alike: ["login"] } as const;
      const used = await takeCode(deps, tried);
      if (!used.ok) return used;
      return ok([{ token: issueTicket(deps, { purpose: ticketFor.provedMobile, subject: mobile }) }]);
    },
    failures: codeFailureTexts,
  });
