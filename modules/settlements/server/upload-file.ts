import { createHash } from "node:crypto";
import { ok, type Result } from "#kit/core/result.ts";
import { readTable, type TableProblem } from "#modules/import-export/server/index.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";
import { detectMapping } from "./read/detect-mapping.ts";
import type { SettlementsDeps } from "./settlements-deps.ts";
import { insertFile } from "./store/files.ts";

/** Stores a settlement file with the columns it seems to have. The same file again is not stored: `isNew` is false. */
export async function uploadSettlement(
  { database, clock, ids, formats }: SettlementsDeps,
  staff: Pick<StaffMember, "name">,
  file: { readonly bytes: Buffer; readonly name: string },
): Promise<Result<{ readonly id: string; readonly isNew: boolean }, TableProblem>> {
  const table = await readTable(file.bytes);
  if (!table.ok) return table;
  const { header, rows } = table.value;
  const { format, mapping } = detectMapping(header, formats);
  const stored = await insertFile(database.kysely, {
    id: ids.uuid(),
    title: file.name.trim().slice(0, 200) || "settlement.csv",
    digest: createHash("sha256").update(file.bytes).digest("hex"),
    format: format?.name ?? "own",
    header,
    mapping,
    rowsInFile: rows.length,
    content: file.bytes,
    uploadedBy: staff.name,
    at: clock.now(),
  });
  return ok(stored);
}
