import { sql } from "kysely";
import type { AdminShop } from "./admin-shop.ts";
import { startWork, until, untilDone } from "./background-work.ts";
import type { ImportFile } from "./import-file.ts";

/** Seconds since the upload of the file began. */
export type ImportTimes = {
  readonly previewed: number;
  readonly applied: number;
  /** Every product of the file is found by the shop's search. */
  readonly searchable: number;
};

/** Uploads a file, previews and applies it as the screens do, and waits for the search documents. */
export async function timeImport(admin: AdminShop, file: ImportFile): Promise<ImportTimes> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const id = await upload(admin, file);
  const preview = { id, key: crypto.randomUUID(), source: "own", locale: "en-US", mapping: [] };
  await untilDone(admin, await startWork(admin, "adminPreviewImport", "AdminPreviewImportInput", preview));
  const previewed = seconds();
  const apply = { id, key: crypto.randomUUID() };
  await untilDone(admin, await startWork(admin, "adminApplyImport", "AdminImportStepInput", apply));
  const applied = seconds();
  await until(async () => (await searchableOf(admin, file)) === file.productCodes.length);
  return { previewed, applied, searchable: seconds() };
}

async function upload({ shop, headers }: AdminShop, { csv }: ImportFile): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${shop.port}/admin/imports/files?type=product&name=bench.csv`, {
    method: "POST",
    headers: { ...headers, "content-type": "text/csv", "sec-fetch-site": "same-origin" },
    body: csv,
  });
  const reply = (await response.json()) as { id?: string };
  if (reply.id === undefined) throw new Error(`the upload was answered with ${JSON.stringify(reply)}`);
  return reply.id;
}

async function searchableOf({ database }: AdminShop, { productCodes }: ImportFile): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from search.document where listed and product_code = any(${[...productCodes]}::text[])
  `.execute(database.kysely);
  return rows[0]?.count ?? 0;
}
