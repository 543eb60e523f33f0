import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";

export type LedgerDeps = {
  readonly clock: Clock;
  /** The key of the address hashes. */
  readonly secret: string;
};

export type ConsentDeps = LedgerDeps & {
  readonly database: Database;
  /** The verified mailbox of a member, or null. */
  readonly emailOfMember: (userCode: string) => Promise<string | null>;
};
