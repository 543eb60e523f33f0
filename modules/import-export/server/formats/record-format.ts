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

/** One column of the shop's own file formats. */
export type Column = {
  /** The header in exports, and the name a mapping stores. */
  readonly key: string;
  /** Other accepted headers, in the languages of the back office. */
  readonly names: readonly string[];
  /** The path of the field; relative to the item for item columns. */
  readonly path: string;
  readonly of: "record" | "item";
  readonly kind: CellKind;
  /** The words of a choice with their values. Exports use the first word of a value. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly refers?: Reference;
  /** Personal data: exported only for staff who may see contact data. */
  readonly isContact?: true;
};

type IdColumn = { readonly key: string; readonly names: readonly string[] };

/** The shop's own file format of one record type: a row for each item, or for each record without items. */
export type RecordFormat = {
  readonly id: IdColumn;
  /** Columns that identify the record of a row without an id; the first non-empty one counts. */
  readonly knownBy?: readonly string[];
  readonly items: {
    readonly group: string;
    readonly id: IdColumn;
    /** Items such as places are shared by many records, so every row must name its record. */
    readonly isShared?: true;
  } | null;
  readonly columns: readonly Column[];
};
