import * as v from "valibot";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { operation } from "#kit/graphql/operation.ts";
import { maskedEmail } from "#modules/identity/contract/email.ts";
import { mobileSchema } from "#modules/identity/contract/mobile.ts";
import { lookupFailureTexts } from "#modules/identity/server/index.ts";
import { maskedName } from "../../contract/masked-name.ts";
import { clubDownTexts, notRegisteredText } from "../link/link-texts.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import type { ClubDown, ClubMember } from "../ports/club.ts";

type Refusal = { readonly code: "MEMBER_NOT_FOUND" | "RATE_LIMITED" };

/** The last characters of a member id: enough to distinguish two members on the telephone. */
const maskedId = (id: string): string => `•••${id.slice(-3)}`;

/** The public data of a club member: existence, status and masked contacts (EN-04). */
const memberStatus = (member: ClubMember) => ({
  nimbusIdMasking: maskedId(member.id),
  firstNameMasking: maskedName(member.firstName),
  lastNameMasking: maskedName(member.lastName),
  emailMasking: member.email && maskedEmail(member.email),
  emailVerified: member.emailVerified,
  phoneVerified: member.mobileVerified,
  statusUser: member.status,
});

/** Returns the club member behind a number, masked. Lookups are rate limited against enumeration (OP-12, D-85). */
export const checkMemberStatus = (deps: LoyaltyDeps) =>
  operation({
    access: "session",
    clock: deps.clock,
    input: v.object({ phone: mobileSchema() }),
    async run(context, { phone }): Promise<Result<ReturnType<typeof memberStatus>, Refusal | ClubDown>> {
      const counted = await deps.members.countLookup("club", context);
      if (!counted.ok) return counted;
      const found = await deps.club.memberByMobile(phone);
      if (!found.ok) return found;
      return found.value ? ok(memberStatus(found.value)) : fail({ code: "MEMBER_NOT_FOUND" });
    },
    failures: { ...clubDownTexts, ...lookupFailureTexts, MEMBER_NOT_FOUND: notRegisteredText },
  });
