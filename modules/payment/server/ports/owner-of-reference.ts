import type { Kysely } from "kysely";

/** A payment as the order behind it is known to its owner. */
export type OwnedReference = {
  readonly reference: string;
  /** 'guest:<guest id>' or 'member:<user code>'. */
  readonly owner: string;
  /** What was asked for costs nothing: there may be no payment at all. */
  readonly isFree?: boolean;
  /** Where the confirmation goes. */
  readonly email: string | null;
};

/** Finds whose payment it is by the code, or the codes with commas between them, that a page asks for. */
export type OwnerOfReference = (db: Kysely<unknown>, orderCode: string) => Promise<OwnedReference | null>;
