import * as v from "valibot";
import { query } from "#kit/graphql/operation.ts";
import { flagOf } from "../../contract/preferences.ts";
import type { NewsletterDeps } from "../newsletter-deps.ts";
import { findPreferences } from "../store/preferences.ts";

const input = v.object({ userCode: v.pipe(v.string(), v.maxLength(64)) });

/** Returns null for another member's code and for an unknown one (D-84). */
export const querySSUserInfo = ({ database, emailOfMember, scope }: NewsletterDeps) =>
  query({
    access: "member",
    input,
    async run({ caller }, { userCode }) {
      if (caller.kind !== "member" || caller.userCode !== userCode) return null;
      const email = await emailOfMember(userCode);
      const preferences = await findPreferences(database.kysely, { userCode, email, siteCode: scope.siteCode });
      return {
        userCode,
        emailSubscribe: flagOf(preferences.byEmail),
        whatsappSubscribe: flagOf(preferences.byWhatsApp),
        newsSubscribe: flagOf(preferences.news),
      };
    },
  });
