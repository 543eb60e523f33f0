import type { Kysely, Transaction } from "kysely";

/** The keys by which modules store data about a member. */
export type KnownMember = {
  readonly userCode: string;
  /** Their verified address. */
  readonly email: string | null;
};

/** A module that stores data about members: it can export and delete it. */
export type MemberDataKeeper = {
  /** Name of its section in the export. */
  readonly name: string;
  collect(db: Kysely<unknown>, member: KnownMember): Promise<unknown>;
  /** Deletes the member's data in the transaction that deletes the member. */
  forget(trx: Transaction<unknown>, member: KnownMember): Promise<void>;
};
