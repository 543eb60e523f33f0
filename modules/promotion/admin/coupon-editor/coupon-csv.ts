import { csvLine } from "#kit/core/csv-line.ts";
import type { CodePage } from "./code-table.tsx";

/** The header line of a file of codes. The byte order mark tells Excel that the file is UTF-8. */
export const couponCsvHead = `\uFEFF${csvLine(["code", "state", "order", "used_at", "member", "made_at", "cancelled_at"])}`;

export const couponCsvLines = (codes: CodePage["codes"]): string =>
  codes
    .map((row) =>
      csvLine([
        ...[row.code, row.state, row.orderCode ?? "", row.usedAt ?? "", row.memberCode ?? ""],
        ...[row.madeAt, row.cancelledAt ?? ""],
      ]),
    )
    .join("");
