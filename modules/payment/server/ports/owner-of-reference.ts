import type { Kysely } from "kysely";

/** A payment found by its order. */
export type OwnedReference = {
  readonly reference: string;
  /** 'guest:<guest id>' or 'member:<user code>'. */
  readonly owner: string;
  /** The orders cost nothing, so there may be no payment. */
  readonly isFree?: boolean;
  /** The address of the confirmation. */
  readonly email: string | null;
};

/** Finds the owner of a payment by order codes with commas between them. */
export type OwnerOfReference = (db: Kysely<unknown>, orderCode: string) => Promise<OwnedReference | null>;
