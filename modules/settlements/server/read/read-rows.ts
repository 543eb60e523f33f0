import { fail, ok, type Result } from "#kit/core/result.ts";
import {
  type DecimalSign,
  decimalSignOf,
  readNumber,
  type Table,
  type TableRow,
} from "#modules/import-export/server/index.ts";
import type { SettlementField, SettlementMapping } from "../../contract/settlement-fields.ts";
import type { SettlementFormat } from "../ports/settlement-format.ts";
import { combineLines, type SettlementLine } from "./combine-lines.ts";
import { genericKind } from "./generic-kind.ts";
import { settledDay } from "./settled-day.ts";
import type { SettlementRow } from "./settlement-row.ts";
import { wholeSums } from "./whole-sums.ts";

export type UnreadableRow = { readonly code: "UNREADABLE_ROW"; readonly row: number; readonly header: string };
type Reading = { readonly rows: readonly SettlementRow[]; readonly skipped: number };

const amounts = ["gross", "fee", "tax", "net"] as const;
type Amount = (typeof amounts)[number];

/** Longer references are of no gateway. */
const longest = 200;

/** Reads the rows of a table with the columns of a mapping. A cell that is no amount or day refuses the file: sums must be whole. */
export function readRows(
  { header, rows }: Pick<Table, "header" | "rows">,
  mapping: SettlementMapping,
  format: Pick<SettlementFormat, "kindOf"> | null,
): Result<Reading, UnreadableRow> {
  const at = new Map(Object.entries(mapping).map(([field, name]) => [field, header.indexOf(name ?? "")]));
  const cell = ({ cells }: TableRow, field: SettlementField) => cells[at.get(field) ?? -1]?.trim() ?? "";
  const signs = new Map<Amount, DecimalSign>(
    amounts.map((field) => [field, decimalSignOf(rows.map((row) => cell(row, field)))]),
  );
  const lines: SettlementLine[] = [];
  let skipped = 0;
  for (const row of rows) {
    const kind = format ? format.kindOf(cell(row, "kind"), cell(row, "status")) : genericKind(cell(row, "kind"));
    if (kind === null) {
      skipped += 1;
      continue;
    }
    const read: Partial<Record<Amount, number>> = {};
    for (const field of amounts) {
      const text = cell(row, field);
      if (text === "" || text === "-") continue;
      const value = readNumber(text, signs.get(field) ?? "unknown");
      if (!value.ok || Math.abs(value.value) > 1e12) return unreadable(row, mapping[field]);
      read[field] = value.value;
    }
    if (read.gross === undefined) return unreadable(row, mapping.gross);
    const day = cell(row, "settledOn");
    const settledOn = day === "" ? null : settledDay(day);
    if (day !== "" && settledOn === null) return unreadable(row, mapping.settledOn);
    const reference = cell(row, "reference").slice(0, longest);
    const gatewayReference = cell(row, "gatewayReference").slice(0, longest);
    if (reference === "" && gatewayReference === "")
      return unreadable(row, mapping.reference ?? mapping.gatewayReference);
    const { gross, fee = null, tax = null, net = null } = read;
    lines.push({
      ...{ number: row.row, reference, gatewayReference, kind, gross, fee, tax, net, settledOn },
      lineType: cell(row, "lineType"),
      direction: cell(row, "direction"),
    });
  }
  return ok({ rows: combineLines(lines).map(wholeSums), skipped });
}

const unreadable = ({ row }: TableRow, header = "") => fail({ code: "UNREADABLE_ROW" as const, row, header });
