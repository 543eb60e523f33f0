import { asEmailAddress } from "#kit/core/email-address.ts";
import { normaliseMobile } from "../../contract/mobile.ts";
import type { AccountName } from "../store/members.ts";

/** What somebody typed to say who they are, in its one spelling; null when it is neither a mailbox nor a number. */
export function asAccountName(typed: string): AccountName | null {
  if (typed.includes("@")) {
    // Whoever has such an address wrote it once, when the plus was allowed; they come in as they did.
    const email = asEmailAddress(typed, { plus: true });
    return email === null ? null : { email };
  }
  const mobile = normaliseMobile(typed);
  return mobile === null ? null : { mobile };
}

/** One text for each name that is nobody's, under which its tries are counted. What is no name at all is counted as it was typed. */
export function nameOf(account: AccountName | null, typed: string): string {
  if (account === null) return `? ${typed.trim().toLowerCase()}`;
  return "email" in account ? account.email : account.mobile;
}

/** A member has one count of tries, by whichever of their names they are made. No mailbox and no number looks like this. */
export const nameOfMember = (userCode: string): string => `member ${userCode}`;
