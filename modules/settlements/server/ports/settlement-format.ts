import type { SettlementField } from "../../contract/settlement-fields.ts";

/** What a row is about; null for rows that are no payments, such as withdrawals. */
export type RowKind = "payment" | "refund" | "chargeback";

/** The settlement file of one gateway: the names of its columns and the words in them. */
export type SettlementFormat = {
  /** As stored with a file; never renamed. */
  readonly name: string;
  /** The gateway as channels name it. */
  readonly gateway: string;
  /** The names a column may have, by field, the usual one first. Spelling is compared without case, spaces and signs. */
  readonly columns: Partial<Readonly<Record<SettlementField, readonly string[]>>>;
  /** Columns that no other gateway's file has. A file with all of them is recognised. */
  readonly recognisedBy: readonly SettlementField[];
  /** The kind by the words in the columns `kind` and `status`; null: no payment. */
  kindOf(kind: string, status: string): RowKind | null;
};
