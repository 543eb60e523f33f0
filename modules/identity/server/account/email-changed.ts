import type { Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";

/** A member's mailbox is another from now on. */
type EmailChanged = {
  readonly userCode: string;
  /** The mailbox they had proved to read before, if any. */
  readonly from: string | null;
  readonly to: string;
  readonly locale: Locale;
  readonly address: string;
};

/** What another module does about it, in the same transaction. */
export type EmailChangedListener = (trx: Transaction<unknown>, change: EmailChanged) => Promise<void>;
