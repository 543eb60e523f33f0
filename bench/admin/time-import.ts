import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { sendRequest } from "../servers/send-request.ts";
import type { AdminShop } from "./admin-shop.ts";
import type { ImportFile } from "./import-file.ts";

/** Seconds since the upload of the file began. */
export type ImportTimes = {
  readonly previewed: number;
  readonly applied: number;
  /** Every product of the file is found by the shop's search. */
  readonly searchable: number;
};

const secondsAtMost = 300;

/** Uploads a file, previews and applies it as the screens do, and waits for the search documents. */
export async function timeImport(admin: AdminShop, file: ImportFile): Promise<ImportTimes> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const id = await upload(admin, file);
  const preview = { id, key: crypto.randomUUID(), source: "own", locale: "en-US", mapping: [] };
  await untilDone(admin, await start(admin, "adminPreviewImport", "AdminPreviewImportInput", preview));
  const previewed = seconds();
  const apply = { id, key: crypto.randomUUID() };
  await untilDone(admin, await start(admin, "adminApplyImport", "AdminImportStepInput", apply));
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

/** Starts a step of an import and returns the id of its background work. */
async function start({ shop, headers }: AdminShop, name: string, type: string, input: object): Promise<string> {
  const query = `mutation ${name}($input: ${type}!) { ${name}(input: $input) { errorCode data { workId } } }`;
  const json = { operationName: name, query, variables: { input } };
  const { body } = await sendRequest(shop.port, {
    method: "POST",
    path: `/admin/graphql?opname=${name}`,
    headers,
    json,
  });
  type Reply = { data?: Record<string, { data: { workId: string } | null } | null> };
  const workId = (JSON.parse(body.toString()) as Reply).data?.[name]?.data?.workId;
  if (workId === undefined) throw new Error(`${name} answered ${body}`);
  return workId;
}

async function untilDone({ database }: AdminShop, workId: string): Promise<void> {
  await until(async () => {
    const { rows } = await sql<{ state: string; error: unknown }>`
      select state, error from background_work.item where id = ${workId}::uuid and ended_at is not null`.execute(
      database.kysely,
    );
    const [ended] = rows;
    if (ended && ended.state !== "done") throw new Error(`the import ended as ${JSON.stringify(ended)}`);
    return ended !== undefined;
  });
}

async function searchableOf({ database }: AdminShop, { productCodes }: ImportFile): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from search.document where listed and product_code = any(${[...productCodes]}::text[])
  `.execute(database.kysely);
  return rows[0]?.count ?? 0;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + secondsAtMost * 1000;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`the import was not finished within ${secondsAtMost} seconds`);
    await sleep(50);
  }
}
