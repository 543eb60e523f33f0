import { readFileSync } from "node:fs";
import { readTable, type Table } from "../table/read-table.ts";

/** The bytes of a sample file exported by another shop system. */
export const fileBytes = (name: string): Buffer => readFileSync(new URL(`./files/${name}`, import.meta.url));

export async function tableOf(file: string | Buffer): Promise<Table> {
  const table = await readTable(typeof file === "string" ? fileBytes(file) : file);
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}
