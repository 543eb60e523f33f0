import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { signUpSchema } from "../../contract/sign-up.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { registerMember, type SignUpFailure } from "../registration/register-member.ts";
import { ticketFor } from "../registration/registration-ticket.ts";
import { sentAlong, tickedVersion } from "../registration/sign-up-input.ts";
import { registeredText, signUpFailureTexts } from "../registration/sign-up-texts.ts";
import type { LoginResult } from "../session/login-result.ts";
import { readTicket, type TicketExpired } from "../tickets/ticket.ts";
import { ticketFailureTexts } from "../tickets/ticket-texts.ts";

/**
 * The same sign-up for a mailbox that was proved before the form is sent, in the code dialog or by the link in a letter: its
 * ticket stands where the code stood. Who came by a letter has proved no number, and names none.
 */
export const speedShopRegisterBAWithVerificationNew = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({
      input: v.intersect([signUpSchema({ email: deps.emailRule, now: () => deps.clock.now() }), v.object(sentAlong)]),
    }),
    async run(context, { input }): Promise<Result<LoginResult, SignUpFailure | TicketExpired>> {
      const proved = readTicket(deps, input.emailToken ?? "", ticketFor.provedEmail);
      if (!proved.ok) return proved;
      const number = input.token === null ? null : readTicket(deps, input.token, ticketFor.provedMobile);
      if (number && !number.ok) return number;
      const mobile = number?.value.subject ?? null;
      const fits = proved.value.subject === input.email && (input.mobile === null || input.mobile === mobile);
      if (!fits) return fail({ code: "REGISTRATION_TOKEN_EXPIRED" });
      const { email, password, firstName, lastName, gender, birthDate } = input;
      const form = { email, mobile, password, firstName, lastName, gender, birthDate, tokenSS: input.tokenSS };
      return registerMember(deps, context, { ...form, consentVersion: tickedVersion(input.consent) }, async () =>
        ok(undefined),
      );
    },
    message: registeredText,
    failures: { ...signUpFailureTexts, ...ticketFailureTexts },
  });
