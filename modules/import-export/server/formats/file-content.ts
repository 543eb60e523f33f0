import type { Json } from "#kit/core/fields/field-changes.ts";

/** References by name that need a code: the code is looked up, or created, before the record is compared. */
export type Reference = "brand" | "category" | "option";

/** One field assignment of a file, with its cell. */
export type Assignment = {
  readonly path: string;
  /** Absent when the file clears the field. */
  readonly value?: Json;
  readonly row: number;
  readonly column: string;
  readonly refers?: Reference;
  /** Assigned only when the field is empty. */
  readonly onlyIfEmpty?: true;
  /** The key by which list items are matched with existing items, whose other fields are preserved. */
  readonly mergeBy?: string;
};

/** A picture of a product, by its URL on another site. */
export type FilePicture = {
  readonly url: string;
  readonly alt: string | null;
  /** The option value it shows, such as Colour: Red. */
  readonly choice: { readonly name: string; readonly value: string } | null;
  readonly row: number;
  readonly column: string;
};

/** One record of a file, combined from all of its rows. */
export type FileRecord = {
  readonly id: string;
  readonly rows: readonly number[];
  readonly assignments: readonly Assignment[];
  readonly pictures: readonly FilePicture[];
};

/** Why a cell cannot be parsed. */
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

/** A cell that cannot be parsed; its record is refused. */
export type FileProblem = {
  readonly row: number;
  readonly column: string;
  readonly problem: FileProblemCode;
  /** A value for the error text: the cell's text, or another row. */
  readonly detail: string;
};

export type StockRow = {
  readonly item: string;
  readonly quantity: number;
  readonly row: number;
  readonly column: string;
};

/** The parsed content of a file, independent of its format. */
export type FileContent = {
  readonly records: readonly FileRecord[];
  readonly problems: readonly FileProblem[];
  readonly stock: readonly StockRow[];
  /** Columns that are not read. */
  readonly ignored: readonly string[];
};
