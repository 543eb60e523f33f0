import type { Reference } from "./file-content.ts";

/** The cell format of a field. */
type CellKind =
  | "text"
  | "whole"
  | "yesNo"
  | "day"
  | "moment"
  | "choice"
  | "list"
  | "size"
  | "pairs"
  | "pictures"
  | "certificates";

/** One column of the shop's own files. */
export type Column = {
  /** The header in exports, and the name a mapping stores. */
  readonly key: string;
  /** Other headers that mean the same, in the languages of the back office. */
  readonly names: readonly string[];
  /** The field; of an item, below the item. */
  readonly path: string;
  readonly of: "record" | "item";
  readonly kind: CellKind;
  /** The value of each word of a choice. Exports use the first word of a value. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly refers?: Reference;
  /** Personal data: only in files of staff who may see contact data. */
  readonly isContact?: true;
};

type IdColumn = { readonly key: string; readonly names: readonly string[] };

/** The shop's own files of one kind of record: a row for each item, or for each record without items. */
export type RecordFormat = {
  readonly id: IdColumn;
  /** Columns by which the record of a row without an id is found or made, the first that is filled in. */
  readonly knownBy?: readonly string[];
  readonly items: {
    readonly group: string;
    readonly id: IdColumn;
    /** The same item, such as a place, stands in many records, and every row has to name one. */
    readonly isShared?: true;
  } | null;
  readonly columns: readonly Column[];
};
