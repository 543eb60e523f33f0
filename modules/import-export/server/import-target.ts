import type { Kysely, Transaction } from "kysely";
import type { RecordType } from "#kit/postgres/records/record-type.ts";
import type { SaveReason } from "#kit/postgres/records/save-records.ts";
import type { Permission } from "#modules/staff/contract/roles.ts";
import type { RecordFormat } from "./formats/record-format.ts";
import type { KnownReferences, NewReferences } from "./plan/references.ts";

/** Where the stock numbers in product files of other shops go. */
export type ForeignStock = {
  /** Records by SKU with the units on hand at each place: `places/<place>/onHand`. */
  readonly type: RecordType;
  /** The permission to change stock; without it the numbers are left out, and the preview states it. */
  readonly edit: Permission;
  /** The place the numbers are about; null in a shop without one. */
  place(db: Kysely<unknown>): Promise<string | null>;
};

/** One kind of record that files can hold. */
export type ImportTarget = {
  readonly type: RecordType;
  readonly format: RecordFormat;
  /** The permission to edit such records by hand; `import.run` alone is not enough. */
  readonly edit: Permission;
  readonly read: Permission;
  /** The type for staff without this permission: it refuses fields that need the approval of a second person. */
  readonly approval?: { readonly permission: Permission; readonly type: RecordType };
  /** Whether product exports of other shops are understood. */
  readonly takesForeign: boolean;
  readonly stock?: ForeignStock;
  /** True for records of all places: staff of one store neither import nor export them. */
  readonly isOfAllPlaces?: true;
  /** The records of these items, for files that name items alone, or of the fields a format is `knownBy`; also codes for new ones. */
  recordsNamed?(db: Kysely<unknown>, names: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** True for records about persons: only who sees their contact data imports and exports them whole, and each look is audited. */
  readonly isContact?: true;
  /** What the records refer to by code. */
  readonly references?: {
    read(db: Kysely<unknown>): Promise<KnownReferences>;
    /** Adds what an import needs, with a journal entry of its own; null when nothing was added that can be undone. */
    add(trx: Transaction<unknown>, added: NewReferences, why: SaveReason): Promise<number | null>;
  };
  /** What a record from another shop falls back to when these problems keep it from being complete. */
  readonly whenIncomplete?: {
    readonly problems: readonly string[];
    readonly path: string;
    readonly value: string;
  };
  /** The codes of all records in the order of an export, a page at a time. */
  ids(db: Kysely<unknown>, page: CodePage): Promise<readonly string[]>;
  /** The same for the records that the query of an address of their list shows, for a list that can be filtered. */
  idsMatching?(
    trx: Kysely<unknown>,
    query: URLSearchParams,
    page: CodePage & { readonly except: readonly string[]; readonly seesContacts: boolean },
  ): Promise<readonly string[]>;
};

type CodePage = { readonly after: string | null; readonly limit: number };
