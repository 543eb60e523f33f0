import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { listening } from "#kit/graphql/testing/listening.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import {
  createTestProducts,
  testProductRecord,
  testProductTarget,
} from "#modules/import-export/server/testing/test-product-record.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { importFiles } from "./import-files.ts";

const { database } = await testDatabase();
await createTestProducts(database);
const staff = await staffFixture(database);
const imports = { ...staff.deps, targets: [testProductTarget()] };
const { url, server } = await listening(
  importFiles({
    imports,
    origin: "https://admin.shop.test",
    contextOf: (request) => requestContext({ locale: request.headers["accept-language"] === "id" ? "id-ID" : "en-US" }),
  }),
);
afterAll(() => server.close());
const catalogue = await staff.signedIn("catalogue@files.test", "catalogue");
const support = await staff.signedIn("support@files.test", "support");
const marketing = await staff.signedIn("marketing@files.test", "marketing");
const from = { origin: "https://admin.shop.test", "content-type": "application/octet-stream" };

async function send(body: string | Buffer, headers: Record<string, string> = catalogue, type = "goods") {
  const response = await sendRaw(`${url}/admin/imports/files?type=${type}&name=harga.csv`, {
    method: "POST",
    headers: { ...from, ...headers },
    body: Buffer.from(body),
  });
  const { id, errorCode, errorMessage } = JSON.parse(response.text || "{}");
  return { status: response.status, id, errorCode, errorMessage };
}
const stored = async () =>
  (
    await sql<{ title: string; source: string }>`select title, source from import_export.import`.execute(
      database.kysely,
    )
  ).rows;

test("a file is taken from those who may import, and kept under its name", async () => {
  const sent = await send("product_code,price\nA,1\n");
  expect(sent).toMatchObject({ status: 201, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(await stored()).toEqual([{ title: "harga.csv", source: "own" }]);
});

test("files of other roles, other users and other sites, of unknown kinds, and files that are no table are refused and not stored", async () => {
  const file = "product_code,price\nA,1\n";
  const before = await stored();
  expect(await send(file, marketing)).toMatchObject({ status: 403, errorCode: "FORBIDDEN" });
  expect(await send(file, { cookie: "admin=guessed" })).toMatchObject({ status: 401, errorCode: "STAFF_ONLY" });
  expect(await send(file, { ...catalogue, origin: "https://evil.test" })).toMatchObject({ status: 403 });
  expect(await send(file, catalogue, "orders")).toMatchObject({ status: 403, errorCode: "UNKNOWN_TYPE" });
  expect(await send("product_code\n")).toMatchObject({ status: 422, errorCode: "EMPTY_FILE" });
  expect(await send('a,b\n"1,2\n', { ...catalogue, "accept-language": "id" })).toMatchObject({
    errorCode: "BROKEN_QUOTES",
    errorMessage: expect.stringContaining("tanda kutip"),
  });
  expect(await send(Buffer.alloc(20 * 1024 * 1024 + 1, "a"))).toMatchObject({ status: 413, errorCode: "TOO_LARGE" });
  expect(await stored()).toEqual(before);
});

test("MI-09 everything of a kind is exported, formulas made harmless, to those who may read it", async () => {
  const edits = Array.from({ length: 1_200 }, (_, at) => ({
    id: `P${String(at).padStart(4, "0")}`,
    version: 0,
    changes: [
      { path: "names/en-US", after: `=HYPERLINK("x") ${at}` },
      { path: `skus/S${at}`, after: { price: at + 1 } },
    ],
  }));
  const why = { at: new Date(), actor: { id: null, name: "Dewi" }, action: "save" };
  await inTransaction(database, (trx) => saveRecords(trx, testProductRecord, edits, why));
  const response = await sendRaw(`${url}/admin/exports/goods.csv`, { headers: support });
  expect(response.status).toBe(200);
  expect(response.headers["content-disposition"]).toBe('attachment; filename="goods-2026-11-15.csv"');
  const lines = response.text.trim().split("\n");
  expect(lines).toHaveLength(1_201);
  expect(lines[0]).toContain("product_code,sku_code,status,name_en");
  expect(lines[1200]).toContain(`"'=HYPERLINK(""x"") 1199"`);
  const some = await sendRaw(`${url}/admin/exports/goods.csv?only=P0003,P0001,GONE`, { headers: support });
  expect(
    some.text
      .trim()
      .split("\n")
      .map((line) => line.slice(0, 5)),
  ).toEqual(["produ", "P0001", "P0003"]);
  expect((await sendRaw(`${url}/admin/exports/goods.csv`, { headers: { cookie: "admin=guessed" } })).status).toBe(401);
  expect((await sendRaw(`${url}/admin/exports/secrets.csv`, { headers: catalogue })).status).toBe(404);
});
