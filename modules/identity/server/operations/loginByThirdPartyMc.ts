import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type InvalidInput, operation } from "#kit/graphql/operation.ts";
import type { StandardReply } from "#kit/graphql/standard-reply.ts";
import { type SocialChannel, socialChannels } from "../../contract/social-channel.ts";
import { type NotConfirmed, notConfirmedTexts } from "../account/account-failures.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { openMemberSession } from "../session/open-member-session.ts";
import { accountBlockedTexts } from "../sign-in/account-blocked.ts";
import { linkTo, resolvePerson, type Unresolved } from "../social/resolve-person.ts";
import { socialPages } from "../social/social-attempt.ts";
import { notLinkedText, socialTexts, takenText } from "../social/social-texts.ts";
import { issueSocialTicket } from "../social/social-ticket.ts";
import { memberReply, newPersonReply, type ThirdPartyLogin } from "../social/third-party-reply.ts";
import { verifyAttempt } from "../social/verify-attempt.ts";

const longText = v.pipe(v.string(), v.maxLength(4_000));
/** Personal data from the browser: accepted because the specification sends it, and ignored. */
const ignoredText = v.nullish(v.pipe(v.string(), v.maxLength(300)));

const input = v.object({
  thirdChannel: v.picklist(socialChannels),
  thirdToken: longText,
  state: v.nullish(v.pipe(v.string(), v.maxLength(300)), ""),
  thirdId: v.nullish(v.pipe(v.string(), v.maxLength(300)), ""),
  pageType: v.nullish(v.picklist(socialPages), "login"),
  email: ignoredText,
  firstName: ignoredText,
  lastName: ignoredText,
  gender: ignoredText,
  birthDate: ignoredText,
});

type Failed =
  | { code: "THIRD_INVALID" }
  | { code: "THIRD_UNAVAILABLE" }
  | { code: "RATE_LIMITED" }
  | ((Unresolved | NotConfirmed) & { readonly channel: SocialChannel; readonly details: ThirdPartyLogin });

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
      const linkingMember =
        caller.kind === "member" && caller.sessionId === attempt.sessionId
          ? { userCode: caller.userCode, confirmedSession: caller.sessionId }
          : null;
      if (attempt.page === "account" && linkingMember === null) return fail({ code: "THIRD_INVALID" });
      const resolved =
        attempt.page === "account" && linkingMember !== null
          ? await linkTo(deps, { ...linkingMember, locale: context.locale }, person)
          : await resolvePerson(deps, person);
      const { channel, redirectUrl, wishlistProduct } = attempt;
      if (resolved.ok) {
        const opened = await openMemberSession(deps, context, resolved.value.userCode);
        if (opened.ok) {
          const details = { login: opened.value, known: resolved.value.known };
          return ok(memberReply(person, { redirectUrl, wishlistProduct }, details));
        }
        return fail({
          ...opened.error,
          channel,
          details: newPersonReply(person, { redirectUrl, wishlistProduct }, {}),
        });
      }
      const isNew = resolved.error.code === "NEW_MEMBER";
      const tickets = isNew ? { tokenSS: issueSocialTicket(deps, { person, redirectUrl, wishlistProduct }) } : {};
      return fail({
        ...resolved.error,
        channel,
        details: newPersonReply(person, { redirectUrl, wishlistProduct }, tickets),
      });
    },
    failures: {
      ...socialTexts,
      ...accountBlockedTexts,
      ...notConfirmedTexts,
      THIRD_NOT_LINKED: notLinkedText,
      THIRD_TAKEN: takenText,
    },
    wire: (reply: StandardReply<ThirdPartyLogin>, error: Failed | InvalidInput | null) =>
      error && "details" in error ? { ...reply, data: error.details } : reply,
  });
