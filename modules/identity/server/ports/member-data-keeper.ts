import type { Kysely, Transaction } from "kysely";

/** What modules know a member by. */
export type KnownMember = {
  readonly userCode: string;
  /** The mailbox they have proved to read. */
  readonly email: string | null;
};

/** A module that holds something about members: it can show all of it, and let go of it. */
export type MemberDataKeeper = {
  /** Names its part in the file a member downloads. */
  readonly name: string;
  collect(db: Kysely<unknown>, member: KnownMember): Promise<unknown>;
  /** Removes what says something about the member, in the transaction that removes them. */
  forget(trx: Transaction<unknown>, member: KnownMember): Promise<void>;
};
