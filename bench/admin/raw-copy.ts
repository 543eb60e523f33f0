import type { Database } from "#kit/postgres/connect.ts";
import { copyRows } from "#kit/postgres/copy-rows.ts";
import type { ImportFile } from "./import-file.ts";

/** Seconds that PostgreSQL needs for the rows of a file without a shop: COPY into a table of texts, committed durably. */
export async function timeRawCopy({ pool }: Database, { header, rows }: ImportFile): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query(`create table bench_rows (${header.map((column) => `${column} text`).join(", ")})`);
    const began = performance.now();
    await copyRows(client, `bench_rows (${header.join(", ")})`, rows);
    return (performance.now() - began) / 1000;
  } finally {
    await client.query("drop table if exists bench_rows");
    client.release();
  }
}
