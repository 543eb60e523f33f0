import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";

/** What writing into the ledger needs besides a transaction. */
export type LedgerDeps = {
  readonly clock: Clock;
  /** Keys the hashes of addresses. */
  readonly secret: string;
};

export type ConsentDeps = LedgerDeps & {
  readonly database: Database;
  /** The mailbox a member has proved to read, or null. */
  readonly emailOfMember: (userCode: string) => Promise<string | null>;
};
