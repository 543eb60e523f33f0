import * as v from "valibot";
import { fail, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { signUpWithCodeSchema } from "../../contract/sign-up.ts";
import { type CodeFailure, codeFailureTexts } from "../codes/code-failures.ts";
import { takeCode } from "../codes/use-code.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { registerMember, type SignUpFailure } from "../registration/register-member.ts";
import { ticketFor } from "../registration/registration-ticket.ts";
import { signUpExtras, socialPersonOf, tickedVersion } from "../registration/sign-up-input.ts";
import { registeredText, signUpFailureTexts } from "../registration/sign-up-texts.ts";
import type { LoginResult } from "../session/login-result.ts";
import { sessionOf } from "../session/session-of.ts";
import { readTicket, type TicketExpired } from "../tickets/ticket.ts";
import { ticketFailureTexts } from "../tickets/ticket-texts.ts";

/** Standard sign-up: a proved number, and the e-mailed code entered in the form (SU-21). */
export const speedShopRegisterBAWithVerification = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({
      input: v.intersect([
        signUpWithCodeSchema({ email: deps.emailRule, now: () => deps.clock.now() }),
        v.object(signUpExtras),
      ]),
    }),
    async run(context, { input }): Promise<Result<LoginResult, SignUpFailure | CodeFailure | TicketExpired>> {
      const ticket = readTicket(deps, input.token ?? "", ticketFor.provedMobile);
      if (!ticket.ok) return ticket;
      const social = socialPersonOf(deps, input.tokenSS);
      const mobile = ticket.value.subject;
      if (input.mobile !== null && input.mobile !== mobile) return fail({ code: "REGISTRATION_TOKEN_EXPIRED" });
      const { email, verificationCode: code, password, firstName, lastName, gender, birthDate } = input;
      const form = { email, mobile, password, firstName, lastName, gender, birthDate, social };
      const tried = { receiver: email, code, address: context.address, sessionId: sessionOf(context.caller) };
      return registerMember(deps, context, { ...form, consentVersion: tickedVersion(input.consent) }, () =>
        takeCode(deps, { purpose: "verifyEmail", ...tried }),
      );
    },
    message: registeredText,
    failures: { ...signUpFailureTexts, ...codeFailureTexts, ...ticketFailureTexts },
  });
