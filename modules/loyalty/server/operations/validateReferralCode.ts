import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { lookupFailureTexts } from "#modules/identity/server/index.ts";
import { referralSchema } from "../../contract/join-form.ts";
import { referralUnknown } from "../join/join-texts.ts";
import { clubDownTexts } from "../link/link-texts.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import type { ClubDown, ClubReferral } from "../ports/club.ts";

type Refusal = { readonly code: "REFERRAL_UNKNOWN" | "RATE_LIMITED" };
type Referrer = ClubReferral & { readonly fullName: string };

/** Returns the name behind a referral code, so that the shopper can check it (OP-24). Rate limited. */
export const validateReferralCode = (deps: LoyaltyDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ referralCode: referralSchema }),
    async run(context, { referralCode }): Promise<Result<Referrer, Refusal | ClubDown>> {
      const counted = await deps.members.countLookup("referral", context);
      if (!counted.ok) return counted;
      const found = await deps.club.referral(referralCode);
      if (!found.ok) return found;
      if (found.value === null) return fail({ code: "REFERRAL_UNKNOWN" });
      const { firstName, lastName } = found.value;
      return ok({ ...found.value, fullName: [firstName, lastName].filter(Boolean).join(" ") });
    },
    failures: { ...clubDownTexts, ...lookupFailureTexts, REFERRAL_UNKNOWN: referralUnknown },
  });
