import { maskedFullName, maskedName } from "../../contract/masked-name.ts";
import type { LoyaltyDeps } from "../loyalty-deps.ts";
import { issueThirdId } from "./club-ticket.ts";
import type { FoundAccount } from "./find-account.ts";

type Proved = Extract<FoundAccount, { kind: "proved" }>;

/** The wire fields of a club account whose password was proved, with the `thirdId` that links it (EN-01, EN-14). */
export function provedBindResult(
  deps: Pick<LoyaltyDeps, "sealer" | "clock">,
  { member, elsewhere, points }: Proved,
  userCode: string,
) {
  const { id, firstName, lastName, havePin, status, mobile } = member;
  const account = { clubMemberId: id, mobile, maskedName: maskedFullName(firstName, lastName), userCode };
  return {
    userCode,
    firstName,
    lastName,
    firstNameMasking: maskedName(firstName),
    lastNameMasking: maskedName(lastName),
    mobile,
    thirdId: issueThirdId(deps, account),
    thirdExist: elsewhere,
    availablePoints: points,
    havePin,
    isValid: true,
    isGuest: false,
    statusUser: status,
  };
}
