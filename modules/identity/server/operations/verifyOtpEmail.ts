import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { emailSchema } from "../../contract/email.ts";
import { verificationCodeSchema } from "../../contract/sign-up.ts";
import { type CodeFailure, codeFailureTexts } from "../codes/code-failures.ts";
import { takeCode } from "../codes/use-code.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { ticketFor } from "../registration/registration-ticket.ts";
import { sessionOf } from "../session/session-of.ts";
import { issueTicket, readTicket, type TicketExpired } from "../tickets/ticket.ts";
import { ticketFailureTexts } from "../tickets/ticket-texts.ts";

/** Checks the e-mailed code and returns a ticket that proves the address to the sign-up. */
export const verifyOtpEmail = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({
      tokenCheckAvailabilityEmail: v.pipe(v.string(), v.maxLength(4_000)),
      email: emailSchema(deps.emailRule),
      verificationCode: verificationCodeSchema,
    }),
    async run(
      { caller, address },
      { tokenCheckAvailabilityEmail, email, verificationCode: code },
    ): Promise<Result<{ token: string }, CodeFailure | TicketExpired>> {
      const ticket = readTicket(deps, tokenCheckAvailabilityEmail, ticketFor.freeEmail);
      if (!ticket.ok) return ticket;
      if (ticket.value.subject !== email) return fail({ code: "REGISTRATION_TOKEN_EXPIRED" });
      const tried = { purpose: "verifyEmail", receiver: email, code, address, sessionId: sessionOf(caller) } as const;
      const used = await takeCode(deps, tried);
      if (!used.ok) return used;
      return ok({ token: issueTicket(deps, { purpose: ticketFor.provedEmail, subject: email }) });
    },
    failures: { ...codeFailureTexts, ...ticketFailureTexts },
  });
