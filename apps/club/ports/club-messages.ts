import type { Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";

/** Channels of a code. */
export type CodeChannel = "WHATSAPP" | "SMS" | "EMAIL";

/** The club's messages to members. Both are written in a transaction and sent only after its commit. */
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
  /** Warns a member of a new password or PIN, by e-mail or, without an address, by phone. */
  secretChanged(
    trx: Transaction<unknown>,
    message: { which: "password" | "pin"; mobile: string; email: string | null; locale: Locale },
  ): Promise<void>;
};
