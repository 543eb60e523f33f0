import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { listening } from "#kit/graphql/testing/listening.ts";
import { requestContext } from "#kit/graphql/testing/request-context.ts";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { staffFixture } from "#modules/staff/server/testing/staff-fixture.ts";
import { settlementDeps } from "../payment/settlement-deps.ts";
import { settlementFiles } from "./settlement-files.ts";

const { database } = await testDatabase();
const staff = await staffFixture(database);
const { url, server } = await listening(
  settlementFiles({
    settlements: settlementDeps(staff.deps),
    origin: "https://admin.shop.test",
    contextOf: () => requestContext({ locale: "en-US" }),
  }),
);
afterAll(() => server.close());
const finance = await staff.signedIn("finance@files.test", "finance");
const support = await staff.signedIn("support@files.test", "support");
const limited = await staff.signedIn("limited@files.test", "finance");
await sql`update staff.account set store_code = '1001' where email = 'limited@files.test'`.execute(database.kysely);

async function send(body: string | Buffer, headers: Record<string, string> = finance) {
  const response = await sendRaw(`${url}/admin/settlements/files?name=mei.csv`, {
    method: "POST",
    headers: { origin: "https://admin.shop.test", "content-type": "application/octet-stream", ...headers },
    body: Buffer.from(body),
  });
  return { status: response.status, ...(JSON.parse(response.text || "{}") as Record<string, unknown>) };
}
const stored = async () =>
  (await sql<{ title: string }>`select title from settlements.file`.execute(database.kysely)).rows.length;

test("MO-06 a settlement file is stored once; the same bytes lead to the file that is there, also when sent at once", async () => {
  const file = "Order ID,Gross\nA,1\n";
  const sent = await Promise.all([1, 2, 3].map(() => send(file)));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
  expect(new Set(sent.map((one) => (one as { id?: string }).id)).size).toBe(1);
  expect(await stored()).toBe(1);
});

test("files of other roles, of staff of one store, of other sites, and files that are no table are refused and not stored", async () => {
  const before = await stored();
  const file = "Order ID,Gross\nB,2\n";
  expect(await send(file, support)).toMatchObject({ status: 403, errorCode: "FORBIDDEN" });
  expect(await send(file, limited)).toMatchObject({ status: 403, errorCode: "FORBIDDEN" });
  expect(await send(file, { cookie: "admin=guessed" })).toMatchObject({ status: 401, errorCode: "STAFF_ONLY" });
  expect(await send(file, { ...finance, origin: "https://elsewhere.test" })).toMatchObject({ status: 403 });
  expect(await send("PK\u0003\u0004")).toMatchObject({ status: 422, errorCode: "NOT_A_TABLE" });
  expect(await send("only a header\n")).toMatchObject({ status: 422, errorCode: "EMPTY_FILE" });
  expect(await stored()).toBe(before);
});
