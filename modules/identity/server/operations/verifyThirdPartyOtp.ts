import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type FailureTexts, operation } from "#kit/graphql/operation.ts";
import { mobileSchema } from "../../contract/mobile.ts";
import type { SocialChannel } from "../../contract/social-channel.ts";
import { type CodeFailure, codeFailureTexts } from "../codes/code-failures.ts";
import { takeCode } from "../codes/use-code.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { ticketFor } from "../registration/registration-ticket.ts";
import { openMemberSession } from "../session/open-member-session.ts";
import { sessionOf } from "../session/session-of.ts";
import { type AccountBlocked, accountBlockedTexts } from "../sign-in/account-blocked.ts";
import { linkTo } from "../social/resolve-person.ts";
import { takenText } from "../social/social-texts.ts";
import { issueSocialTicket, readSocialTicket } from "../social/social-ticket.ts";
import { memberReply, newPersonReply, type ThirdPartyLogin } from "../social/third-party-reply.ts";
import { findMemberByName } from "../store/members.ts";
import { proveMobile } from "../store/proved-contacts.ts";
import { issueTicket, type TicketExpired } from "../tickets/ticket.ts";
import { ticketFailureTexts } from "../tickets/ticket-texts.ts";

const input = v.object({
  tokenSS: v.pipe(v.string(), v.maxLength(4_000)),
  mobile: mobileSchema(),
  verificationCode: v.pipe(v.string(), v.maxLength(20)),
});

type Failed = CodeFailure | TicketExpired | AccountBlocked | { code: "THIRD_TAKEN"; readonly channel: SocialChannel };

const failures: FailureTexts<Failed> = {
  ...codeFailureTexts,
  ...ticketFailureTexts,
  ...accountBlockedTexts,
  THIRD_TAKEN: takenText,
};

/**
 * Checks the code of a new member. When the number belongs to a member, signs them in and links the social account; otherwise
 * returns tickets for the number and the social account, for the sign-up form.
 */
export const verifyThirdPartyOtp = (deps: IdentityDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ input }),
    async run(context, { input: { tokenSS, mobile, verificationCode } }): Promise<Result<ThirdPartyLogin, Failed>> {
      const { caller, address } = context;
      const ticket = readSocialTicket(deps, tokenSS);
      if (!ticket.ok) return ticket;
      const tried = { receiver: mobile, code: verificationCode, address, sessionId: sessionOf(caller) };
      const used = await takeCode(deps, { purpose: "linkSocial", ...tried });
      if (!used.ok) return used;

      const { person, ...goal } = ticket.value;
      const member = await findMemberByName(deps.database.kysely, { mobile });
      if (!member) {
        const token = issueTicket(deps, { purpose: ticketFor.provedMobile, subject: mobile });
        const fresh = issueSocialTicket(deps, ticket.value);
        return ok(newPersonReply(person, goal, { tokenSS: fresh, token, mobile }));
      }
      if (!member.mobileProved) await proveMobile(deps.database.kysely, member.userCode, mobile);
      const linked = await linkTo(deps, { userCode: member.userCode, locale: context.locale }, person);
      if (!linked.ok) {
        const { error } = linked;
        return fail(error.code === "ACCOUNT_BLOCKED" ? error : { code: "THIRD_TAKEN", channel: person.channel });
      }
      const opened = await openMemberSession(deps, context, member.userCode, "seen");
      if (!opened.ok) return opened;
      return ok(memberReply(person, goal, { login: opened.value, known: linked.value.known }));
    },
    failures,
  });
