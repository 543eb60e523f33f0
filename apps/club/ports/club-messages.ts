import type { Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";

/** What the club writes to its members. Both are written within a transaction and leave only if that commits. */
export type ClubMessages = {
  /** A one-time code by WhatsApp; after `notAfter` it is of no use any more. */
  sendCode(
    trx: Transaction<unknown>,
    message: { mobile: string; code: string; validForMinutes: number; notAfter: Date; locale: Locale },
  ): Promise<void>;
  /** Tells a member that the password was changed, in case it was somebody else. */
  passwordChanged(trx: Transaction<unknown>, message: { email: string; locale: Locale }): Promise<void>;
};
