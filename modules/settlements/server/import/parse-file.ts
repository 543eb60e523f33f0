import { fail, ok, type Result } from "#kit/core/result.ts";
import { readTable } from "#modules/import-export/server/index.ts";
import type { SettlementMapping } from "../../contract/settlement-fields.ts";
import { readRows, type UnreadableRow } from "../read/read-rows.ts";
import type { SettlementRow } from "../read/settlement-row.ts";
import type { SettlementsDeps } from "../settlements-deps.ts";
import { contentOf, fileById } from "../store/files.ts";
import { stageRows } from "../store/staged-rows.ts";

/** A file that was read, with its rows staged under the id of this attempt. */
export type ParsedFile = {
  readonly batch: string;
  readonly rows: readonly SettlementRow[];
  readonly skipped: number;
};

export type ParseProblem = UnreadableRow | { readonly code: "NOT_FOUND" | "NOT_POSSIBLE" };
const refused = (code: "NOT_FOUND" | "NOT_POSSIBLE") => fail({ code });

/** Reads an uploaded file with its columns and stages its rows, outside any transaction. */
export async function parseFile(
  { database, ids, formats }: Pick<SettlementsDeps, "database" | "ids" | "formats">,
  { id, mapping }: { readonly id: string; readonly mapping: SettlementMapping },
): Promise<Result<ParsedFile, ParseProblem>> {
  const db = database.kysely;
  const [file, content] = await Promise.all([fileById(db, id), contentOf(db, id)]);
  if (!file) return refused("NOT_FOUND");
  if (!content) return refused("NOT_POSSIBLE");
  const table = await readTable(content);
  // It was read when it was uploaded.
  if (!table.ok) throw new Error(`settlement file ${id} is no table: ${table.error.code}`);
  const format = formats.find(({ name }) => name === file.format) ?? null;
  const read = readRows(table.value, mapping, format);
  if (!read.ok) return read;
  const batch = ids.uuid();
  await stageRows(database, batch, read.value.rows);
  return ok({ batch, ...read.value });
}
