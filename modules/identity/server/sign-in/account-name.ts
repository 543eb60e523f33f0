import { asEmailAddress } from "#kit/core/email-address.ts";
import { normaliseMobile } from "../../contract/mobile.ts";
import type { AccountName } from "../store/members.ts";

/** The normalized e-mail address or mobile number; null when the text is neither. */
export function asAccountName(typed: string): AccountName | null {
  if (typed.includes("@")) {
    // Accounts with a plus in the address may exist from a time when the setting allowed it; they can still sign in.
    const email = asEmailAddress(typed, { plus: true });
    return email === null ? null : { email };
  }
  const mobile = normaliseMobile(typed);
  return mobile === null ? null : { mobile };
}

/** Key for counting attempts on an unknown name; unparsable text is counted as typed. */
export function nameOf(account: AccountName | null, typed: string): string {
  if (account === null) return `? ${typed.trim().toLowerCase()}`;
  return "email" in account ? account.email : account.mobile;
}

/** Key for counting a member's attempts, the same for all their names. It cannot equal an e-mail address or a number. */
export const nameOfMember = (userCode: string): string => `member ${userCode}`;
