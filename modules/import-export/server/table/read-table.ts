import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { decodeText, type Encoding } from "./decode-text.ts";
import { detectSeparator, type Separator } from "./detect-separator.ts";

/** One row of a file; `row` is the number in a spreadsheet, the header being row 1. */
export type TableRow = { readonly row: number; readonly cells: readonly string[] };

export type Table = {
  readonly encoding: Encoding;
  readonly separator: Separator;
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
};

export type TableProblem =
  | { readonly code: "EMPTY_FILE" | "TOO_MANY_COLUMNS" | "NOT_A_TABLE" }
  | { readonly code: "TOO_MANY_ROWS"; readonly limit: number }
  | { readonly code: "BROKEN_QUOTES"; readonly row: number };

const mostRows = 100_000;
const mostColumns = 250;
const longestRow = 1024 * 1024;
const chunkLength = 64 * 1024;

function* chunks(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += chunkLength) yield text.slice(at, at + chunkLength);
}

/**
 * Parses a CSV file in chunks, so that the event loop serves other requests. Short rows are padded with empty cells.
 */
export async function readTable(bytes: Uint8Array): Promise<Result<Table, TableProblem>> {
  const decoded = decodeText(bytes);
  // Not a text file: a picture or a workbook (`.xlsx` is a zip file).
  if (decoded.text.includes("\0") || decoded.text.startsWith("PK\u0003\u0004")) return fail({ code: "NOT_A_TABLE" });
  const { separator, text } = detectSeparator(decoded.text);
  const parser = Readable.from(chunks(text)).pipe(
    parse({
      delimiter: separator,
      relax_column_count: true,
      // Accepts quotes in unquoted cells, such as `5" pipe`.
      relax_quotes: true,
      max_record_size: longestRow,
    }),
  );
  const rows: TableRow[] = [];
  let header: readonly string[] | null = null;
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (cells.every((cell) => cell.trim() === "")) continue;
      if (header === null) {
        header = cells.map((cell) => cell.trim());
        if (header.length > mostColumns) return fail({ code: "TOO_MANY_COLUMNS" });
      } else if (rows.length === mostRows) return fail({ code: "TOO_MANY_ROWS", limit: mostRows });
      else rows.push({ row, cells });
    }
  } catch (cause) {
    if (cause instanceof CsvError) return fail({ code: "BROKEN_QUOTES", row: Number(cause.records ?? row) + 1 });
    throw cause;
  }
  if (header === null || rows.length === 0) return fail({ code: "EMPTY_FILE" });
  return ok({ encoding: decoded.encoding, separator, header, rows });
}
