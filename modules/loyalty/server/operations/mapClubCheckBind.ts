import { fallbackLocale } from "#kit/core/locale.ts";
import { query } from "#kit/graphql/operation.ts";
import { memberOf } from "#modules/identity/server/index.ts";
import { clubCodes } from "../../contract/constants.ts";
import { clubDownTexts, notLinkedText } from "../link/link-texts.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { linkOf } from "../store/links.ts";

/** The caller's link to the club with the points balance (OP-10, LY-40). */
export const mapClubCheckBind = (deps: LoyaltyDeps) =>
  query({
    access: "member",
    async run(context) {
      const { userCode } = memberOf(context);
      const about = { clubSiteUrl: deps.clubSiteUrl, rates: deps.points };
      const link = await linkOf(deps.database.kysely, userCode);
      if (!link) {
        const message = notLinkedText[context.locale] ?? notLinkedText[fallbackLocale];
        return { success: false, code: clubCodes.notLinked, message, mapclubBind: false, ...about };
      }
      const { maskedName, maskedMobile } = link;
      const bound = { mapclubBind: true, maskedName, maskedMobile, linkedAt: link.linkedAt.toISOString(), ...about };
      const account = await deps.club.account(link.clubMemberId);
      if (account.ok) return { success: true, code: clubCodes.done, message: null, ...bound, ...account.value };
      const message = clubDownTexts.CLUB_UNREACHABLE[context.locale];
      return { success: false, code: "CLUB_UNREACHABLE", message, ...bound };
    },
  });
