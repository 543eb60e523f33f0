import type { Transaction } from "kysely";
import type { Locale } from "#kit/core/locale.ts";

/** Event: a member has verified another e-mail address. */
type EmailChanged = {
  readonly userCode: string;
  /** The previous verified address, if any. */
  readonly from: string | null;
  readonly to: string;
  readonly locale: Locale;
  readonly address: string;
};

/** Handler of another module; runs in the same transaction. */
export type EmailChangedListener = (trx: Transaction<unknown>, change: EmailChanged) => Promise<void>;
