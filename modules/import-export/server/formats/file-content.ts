import type { Json } from "#kit/core/fields/field-changes.ts";

/** What a value may name that has a code of its own: the code is found, or made, before the record is compared. */
export type Reference = "brand" | "category" | "option";

/** One field of a record as a file sets it, and the cell it comes from. */
export type Assignment = {
  readonly path: string;
  /** Absent where the file clears the field. */
  readonly value?: Json;
  readonly row: number;
  readonly column: string;
  readonly refers?: Reference;
  /** Set only where the field is not filled in yet. */
  readonly onlyIfEmpty?: true;
  /** Items of the list that are there already, by this key, keep everything else they have. */
  readonly mergeBy?: string;
};

/** A picture of a product by its address on another site. */
export type FilePicture = {
  readonly url: string;
  readonly alt: string | null;
  /** The choice it shows, such as Colour and Red. */
  readonly choice: { readonly name: string; readonly value: string } | null;
  readonly row: number;
  readonly column: string;
};

/** One record of a file with the values of all its rows. */
export type FileRecord = {
  readonly id: string;
  readonly rows: readonly number[];
  readonly assignments: readonly Assignment[];
  readonly pictures: readonly FilePicture[];
};

/** Why a cell cannot be read. */
export type FileProblemCode =
  | "NOT_A_NUMBER"
  | "AMBIGUOUS_NUMBER"
  | "NOT_WHOLE"
  | "NOT_A_DATE"
  | "NOT_A_CHOICE"
  | "NOT_YES_OR_NO"
  | "NOT_A_SIZE"
  | "NO_CODE"
  | "NO_NAME"
  | "NO_ITEM"
  | "DIFFERS_FROM_ROW"
  | "DUPLICATE_IN_FILE"
  | "UNSUPPORTED_TYPE"
  | "PARENT_MISSING"
  | "ANY_VALUE";

/** A cell that cannot be read; the record of its row is refused. */
export type FileProblem = {
  readonly row: number;
  readonly column: string;
  readonly problem: FileProblemCode;
  /** What the sentence names: the text of the cell, another row. */
  readonly detail: string;
};

export type StockRow = {
  readonly item: string;
  readonly quantity: number;
  readonly row: number;
  readonly column: string;
};

/** A file as the shop understands it. */
export type FileContent = {
  readonly records: readonly FileRecord[];
  readonly problems: readonly FileProblem[];
  readonly stock: readonly StockRow[];
  /** Columns nothing is read from. */
  readonly ignored: readonly string[];
};
