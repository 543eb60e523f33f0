import { ok, type Result } from "#kit/core/result.ts";
import type { StaffMember } from "#modules/staff/server/index.ts";
import { detectFormat } from "./formats/detect-format.ts";
import type { ImportDeps } from "./import-deps.ts";
import type { ImportTarget } from "./import-target.ts";
import { insertImport } from "./store/imports.ts";
import { savedMapping } from "./store/mappings.ts";
import { readTable, type TableProblem } from "./table/read-table.ts";

/** Stores an uploaded file and detects its format. Nothing else is written. */
export async function uploadFile(
  { database, clock, ids }: ImportDeps,
  staff: StaffMember,
  target: ImportTarget,
  file: { readonly bytes: Buffer; readonly name: string },
): Promise<Result<{ readonly id: string }, TableProblem>> {
  const table = await readTable(file.bytes);
  if (!table.ok) return table;
  const { header } = table.value;
  const source = target.takesForeign ? detectFormat(header) : "own";
  const mapping = await savedMapping(database.kysely, staff.id, target.type.name);
  const id = ids.uuid();
  await insertImport(database.kysely, {
    id,
    owner: { id: staff.id, name: staff.name },
    recordType: target.type.name,
    source,
    title: file.name.trim().slice(0, 200) || "import.csv",
    content: file.bytes,
    header,
    settings: { locale: "en-US", mapping },
    at: clock.now(),
  });
  return ok({ id });
}
