import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { signUpSchema } from "../../contract/sign-up.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { registerMember, type SignUpFailure } from "../registration/register-member.ts";
import { ticketFor } from "../registration/registration-ticket.ts";
import { signUpExtras, socialPersonOf, tickedVersion } from "../registration/sign-up-input.ts";
import { registeredText, signUpFailureTexts } from "../registration/sign-up-texts.ts";
import type { LoginResult } from "../session/login-result.ts";
import { readTicket, type TicketExpired } from "../tickets/ticket.ts";
import { ticketFailureTexts } from "../tickets/ticket-texts.ts";

/**
 * Sign-up with an e-mail address that was proved before the form is sent: in the code dialog, by the e-mailed link, or by the
 * social account. Its ticket replaces the code. A visitor who came by the link has proved no number and gives none.
 */
export const speedShopRegisterBAWithVerificationNew = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({
      input: v.intersect([
        signUpSchema({ email: deps.emailRule, now: () => deps.clock.now() }),
        v.object(signUpExtras),
      ]),
    }),
    async run(context, { input }): Promise<Result<LoginResult, SignUpFailure | TicketExpired>> {
      const social = socialPersonOf(deps, input.tokenSS);
      // An address the identity provider has verified needs no second proof (D-19).
      const vouched = social?.emailVerified ? social.email?.toLowerCase() : null;
      const proved = vouched === input.email ? null : readTicket(deps, input.emailToken ?? "", ticketFor.provedEmail);
      if (proved && !proved.ok) return proved;
      const number = input.token === null ? null : readTicket(deps, input.token, ticketFor.provedMobile);
      if (number && !number.ok) return number;
      const mobile = number?.value.subject ?? null;
      const fits =
        (proved?.value.subject ?? vouched) === input.email && (input.mobile === null || input.mobile === mobile);
      if (!fits) return fail({ code: "REGISTRATION_TOKEN_EXPIRED" });
      const { email, password, firstName, lastName, gender, birthDate } = input;
      const form = { email, mobile, password, firstName, lastName, gender, birthDate, social };
      return registerMember(deps, context, { ...form, consentVersion: tickedVersion(input.consent) }, async () =>
        ok(undefined),
      );
    },
    message: registeredText,
    failures: { ...signUpFailureTexts, ...ticketFailureTexts },
  });
