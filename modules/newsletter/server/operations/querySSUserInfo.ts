import * as v from "valibot";
import { query } from "#kit/graphql/operation.ts";
import { flagOf } from "../../contract/preferences.ts";
import type { NewsletterDeps } from "../newsletter-deps.ts";
import { findPreferences } from "../store/preferences.ts";

const input = v.object({ userCode: v.pipe(v.string(), v.maxLength(64)) });

/** A member's own preferences. Another's, like one nobody has, is nothing (D-84). */
export const querySSUserInfo = ({ database, emailOfMember, scope }: NewsletterDeps) =>
  query({
    access: "member",
    input,
    async run({ caller }, { userCode }) {
      if (caller.kind !== "member" || caller.userCode !== userCode) return null;
      const email = await emailOfMember(userCode);
      const kept = await findPreferences(database.kysely, { userCode, email, siteCode: scope.siteCode });
      return {
        userCode,
        emailSubscribe: flagOf(kept.byEmail),
        whatsappSubscribe: flagOf(kept.byWhatsApp),
        newsSubscribe: flagOf(kept.news),
      };
    },
  });
