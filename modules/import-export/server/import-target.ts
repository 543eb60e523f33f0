import type { Kysely, Transaction } from "kysely";
import type { RecordType } from "#kit/postgres/records/record-type.ts";
import type { SaveReason } from "#kit/postgres/records/save-records.ts";
import type { Permission } from "#modules/staff/contract/roles.ts";
import type { RecordFormat } from "./formats/record-format.ts";
import type { KnownReferences, NewReferences } from "./plan/references.ts";

/** The target of stock numbers in product files of other shop systems. */
export type ForeignStock = {
  /** Records by SKU with the units on hand at each place: `places/<place>/onHand`. */
  readonly type: RecordType;
  /** The permission to change stock; without it the numbers are ignored, and the preview says so. */
  readonly edit: Permission;
  /** The place of the stock numbers; null in a shop without one. */
  place(db: Kysely<unknown>): Promise<string | null>;
};

/** A record type that can be imported and exported. */
export type ImportTarget = {
  readonly type: RecordType;
  readonly format: RecordFormat;
  /** The permission to edit such records by hand, required in addition to `import.run`. */
  readonly edit: Permission;
  readonly read: Permission;
  /** The type for staff without this permission: it refuses fields that need a second person's approval. */
  readonly approval?: { readonly permission: Permission; readonly type: RecordType };
  /** Whether product exports of other shop systems are accepted. */
  readonly takesForeign: boolean;
  readonly stock?: ForeignStock;
  /** True for records of all places: staff of a single store cannot import or export them. */
  readonly isOfAllPlaces?: true;
  /**
   * The records of these items, for files that name only items, or of the `knownBy` fields of a format; also returns
   * codes for new records.
   */
  recordsNamed?(db: Kysely<unknown>, names: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * True for records about persons: importing them or exporting contact data requires the permission to see it, and
   * each access is audited.
   */
  readonly isContact?: true;
  /** The references of the records, by code. */
  readonly references?: {
    read(db: Kysely<unknown>): Promise<KnownReferences>;
    /**
     * Adds the references an import needs, with a separate journal entry; null when nothing was added that can be
     * undone.
     */
    add(trx: Transaction<unknown>, added: NewReferences, why: SaveReason): Promise<number | null>;
  };
  /** The fallback for a record from another shop system that is incomplete because of these problems. */
  readonly whenIncomplete?: {
    readonly problems: readonly string[];
    readonly path: string;
    readonly value: string;
  };
  /** The codes of all records in export order, one page at a time. */
  ids(db: Kysely<unknown>, page: CodePage): Promise<readonly string[]>;
  /** The codes of the records a filtered list shows, given the query of its address. */
  idsMatching?(
    trx: Kysely<unknown>,
    query: URLSearchParams,
    page: CodePage & { readonly except: readonly string[]; readonly seesContacts: boolean },
  ): Promise<readonly string[]>;
};

type CodePage = { readonly after: string | null; readonly limit: number };
