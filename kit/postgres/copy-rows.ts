import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";

/** A value in COPY's text format; objects are sent as JSON. */
export type CopyValue = string | number | boolean | null | Date | object;

const special = /[\\\t\n\r]/g;
const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** One row in COPY's text format. */
function copyLine(row: readonly CopyValue[]): string {
  return `${row.map(copyField).join("\t")}\n`;
}

function copyField(value: CopyValue): string {
  if (value === null) return "\\N";
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.replace(special, (character) => escapes[character] ?? character);
}

const linesPerChunk = 500;

function* chunks(rows: Iterable<readonly CopyValue[]>): Generator<string> {
  let lines: string[] = [];
  for (const row of rows) {
    lines.push(copyLine(row));
    if (lines.length < linesPerChunk) continue;
    yield lines.join("");
    lines = [];
  }
  if (lines.length > 0) yield lines.join("");
}

/** Loads rows with COPY. `target` is a table with its columns, such as `shop.thing (id, name)`. */
export async function copyRows(
  client: PoolClient,
  target: string,
  rows: Iterable<readonly CopyValue[]>,
): Promise<number> {
  const copying = client.query(copyFrom(`copy ${target} from stdin`));
  await pipeline(Readable.from(chunks(rows)), copying);
  return copying.rowCount;
}
