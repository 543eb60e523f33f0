import { query } from "#kit/graphql/operation.ts";
import { SessionInvalid } from "#kit/graphql/refused.ts";
import { sentDay } from "../../contract/person.ts";
import { memberOf } from "../account/member-of.ts";
import type { IdentityDeps } from "../identity-deps.ts";
import { findProfile } from "../store/profiles.ts";

/** Wire flags (NL-15): 0 is subscribed, 1 is not. */
const flagOf = (subscribed: boolean): "0" | "1" => (subscribed ? "0" : "1");

/** The caller's profile for the account pages. */
export const getUserInfoDetail = (deps: IdentityDeps) =>
  query({
    access: "member",
    async run(context) {
      const { userCode } = memberOf(context);
      const [profile, linked] = await Promise.all([
        findProfile(deps.database.kysely, userCode),
        deps.isClubMember(userCode),
      ]);
      if (!profile) throw new SessionInvalid(context.locale);
      const { firstName, lastName, email, emailVerified, mobile, whatsApp, gender, birthDate } = profile;
      const subscriptions = await deps.subscriptionsOf(userCode, emailVerified ? email : null);
      return {
        userCode,
        memberCode: userCode,
        firstName,
        lastName,
        email,
        emailVerified,
        mobile,
        whatsApp,
        gender,
        birthDate: birthDate === null ? null : sentDay(birthDate),
        mapclubBind: linked,
        isMapClubUser: linked,
        passwordSet: profile.passwordHash !== null,
        emailSubscribe: flagOf(subscriptions.byEmail),
        whatsappSubscribe: flagOf(subscriptions.byWhatsApp),
        newsSubscribe: flagOf(subscriptions.news),
        thirdIds: profile.social.map(({ channel, subject }) => ({ thirdChannel: channel, thirdId: subject })),
      };
    },
  });
