import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type InvalidInput, operation } from "#kit/graphql/operation.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { type SocialChannel, socialChannels } from "../../contract/social-channel.ts";
import { type NotConfirmed, notConfirmedTexts } from "../account/account-failures.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { openMemberSession } from "../session/open-member-session.ts";
import { linkTo, settlePerson, type Unsettled } from "../social/settle-person.ts";
import { socialPages } from "../social/social-attempt.ts";
import { notLinkedText, socialTexts, takenText } from "../social/social-texts.ts";
import { issueSocialTicket } from "../social/social-ticket.ts";
import { memberReply, strangerReply, type ThirdPartyLogin } from "../social/third-party-reply.ts";
import { verifyAttempt } from "../social/verify-attempt.ts";

const longText = v.pipe(v.string(), v.maxLength(4_000));
/** Personal data from the browser: accepted because the specification sends it, and ignored. */
const unbelieved = v.nullish(v.pipe(v.string(), v.maxLength(300)));

const input = v.object({
  thirdChannel: v.picklist(socialChannels),
  thirdToken: longText,
  state: v.nullish(v.pipe(v.string(), v.maxLength(300)), ""),
  thirdId: v.nullish(v.pipe(v.string(), v.maxLength(300)), ""),
  pageType: v.nullish(v.picklist(socialPages), "login"),
  email: unbelieved,
  firstName: unbelieved,
  lastName: unbelieved,
  gender: unbelieved,
  birthDate: unbelieved,
});

type Failed =
  | { code: "THIRD_INVALID" }
  | { code: "THIRD_UNAVAILABLE" }
  | { code: "RATE_LIMITED" }
  | ((Unsettled | NotConfirmed) & { readonly channel: SocialChannel; readonly told: ThirdPartyLogin });

/** Completes a sign-in with Google or Facebook: signed in, linked, new member, or to be linked after logging in. */
export const loginByThirdPartyMc = (deps: IdentityDeps) =>
  operation({
    access: "anyone",
    clock: deps.clock,
    input: v.object({ input }),
    async run(context, { input: given }): Promise<Result<ThirdPartyLogin, Failed>> {
      const verified = await verifyAttempt(deps, context, {
        channel: given.thirdChannel,
        state: given.state,
        code: given.thirdToken,
        claimedSubject: given.thirdId,
      });
      if (!verified.ok) return verified;
      const { attempt, person } = verified.value;
      const { caller } = context;
      if (attempt.page !== given.pageType) return fail({ code: "THIRD_INVALID" });
      // Only the session that began the linking gets the link: another member may have signed in meanwhile.
      const asker =
        caller.kind === "member" && caller.sessionId === attempt.sessionId
          ? { userCode: caller.userCode, confirmedSession: caller.sessionId }
          : null;
      if (attempt.page === "account" && asker === null) return fail({ code: "THIRD_INVALID" });
      const settled =
        attempt.page === "account" && asker !== null
          ? await linkTo(deps, { ...asker, locale: context.locale }, person)
          : await settlePerson(deps, person);
      const { channel, redirectUrl, wish } = attempt;
      if (settled.ok) {
        const login = await openMemberSession(deps, context, settled.value.userCode);
        return ok(memberReply(person, { redirectUrl, wish }, { login, known: settled.value.known }));
      }
      const isNew = settled.error.code === "NEW_MEMBER";
      const carried = isNew ? { tokenSS: issueSocialTicket(deps, { person, redirectUrl, wish }) } : {};
      return fail({ ...settled.error, channel, told: strangerReply(person, { redirectUrl, wish }, carried) });
    },
    failures: { ...socialTexts, ...notConfirmedTexts, THIRD_NOT_LINKED: notLinkedText, THIRD_TAKEN: takenText },
    wire: (reply: StandardReply<ThirdPartyLogin>, error: Failed | InvalidInput | null) =>
      error && "told" in error ? { ...reply, data: error.told } : reply,
  });
