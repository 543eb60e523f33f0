import * as v from "valibot";
import type { Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { mobileSchema } from "../../contract/mobile.ts";
import { type SendFailure, sendFailureTexts } from "../codes/code-failures.ts";
import { requestCode } from "../codes/request-code.ts";
import type { Sent } from "../codes/send-counted.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { sessionOf } from "../session/session-of.ts";
import { readSocialTicket } from "../social/social-ticket.ts";
import type { TicketExpired } from "../tickets/ticket.ts";
import { ticketFailureTexts } from "../tickets/ticket-texts.ts";

const input = v.object({
  tokenSS: v.pipe(v.string(), v.maxLength(4_000)),
  mobile: mobileSchema(),
  channel: v.picklist(["WHATSAPP", "SMS"]),
});

type Failed = SendFailure | TicketExpired;

const failures: FailureTexts<Failed> = { ...sendFailureTexts, ...ticketFailureTexts };

/** Sends a code to the mobile number of a new member who signed in with Google or Facebook. */
export const sendThirdPartyOtp = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ input }),
    async run({ caller, address, locale }, { input: { tokenSS, mobile, channel } }): Promise<Result<Sent, Failed>> {
      const ticket = readSocialTicket(deps, tokenSS);
      if (!ticket.ok) return ticket;
      return requestCode(deps, {
        purpose: "linkSocial",
        channel,
        receiver: mobile,
        address,
        sessionId: sessionOf(caller),
        locale,
      });
    },
    failures,
  });
