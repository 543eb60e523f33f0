import type { Kysely } from "kysely";

/** What a member did with their data without asking staff. Of a deletion nothing is left to name. */
type OwnRequest = { readonly kind: "export"; readonly userCode: string } | { readonly kind: "delete" };

/** Keeps a record of exports and deletions by members themselves; a deletion's in the transaction that deletes. */
export type OwnRequestListener = (db: Kysely<unknown>, request: OwnRequest) => Promise<void>;
