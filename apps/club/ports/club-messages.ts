import type { Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";

/** The ways a code can go. */
export type CodeChannel = "WHATSAPP" | "SMS" | "EMAIL";

/** What the club writes to its members. Both are written within a transaction and leave only if that commits. */
export type ClubMessages = {
  /** A one-time code; after `notAfter` it is of no use any more. */
  sendCode(
    trx: Transaction<unknown>,
    message: {
      channel: CodeChannel;
      /** A number, or by EMAIL a mailbox. */
      to: string;
      code: string;
      validForMinutes: number;
      notAfter: Date;
      locale: Locale;
    },
  ): Promise<void>;
  /** Tells a member that the password or the PIN is new, in case it was somebody else: by letter, or without a mailbox on the phone. */
  secretChanged(
    trx: Transaction<unknown>,
    message: { which: "password" | "pin"; mobile: string; email: string | null; locale: Locale },
  ): Promise<void>;
};
