import { expect, test } from "vitest";
import { shopDatabase } from "../testing/shop-database.ts";
import { staffSession } from "../testing/staff-session.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { writeSilently } from "../testing/test-pages.ts";

const { url, database } = await shopDatabase();
const shops = [await startTestShop({ databaseUrl: url }), await startTestShop({ databaseUrl: url })] as const;
const headers = await staffSession(database, "maya@redirects.test", "marketing");
const patient = { timeout: 120_000 };

async function save(from: string, to: string | null, version = 0) {
  const query = `mutation adminSaveRecord($input: AdminSaveRecordInput!) { adminSaveRecord(input: $input) {
    success problems { path problem } } }`;
  const changes = [{ path: "to", value: to }];
  const variables = { input: { type: "redirect", id: from, version, create: version === 0, changes } };
  const { body } = await shops[0].postToAdmin<{ adminSaveRecord: object }>({ query, variables, headers });
  expect(body.data?.adminSaveRecord).toEqual({ success: true, problems: [] });
}

const answers = (path: string) =>
  Promise.all(
    shops.map(async (shop) => {
      const { status, headers: answered } = await shop.get(path);
      return [status, answered.location ?? null];
    }),
  );
const both = (status: number, location: string | null = null) => shops.map(() => [status, location]);

async function listed<Row>(operation: string, field: string, columns: string): Promise<readonly Row[]> {
  const query = `query ${operation} { ${operation} { ${field} { ${columns} } } }`;
  const { body } = await shops[0].postToAdmin<Record<string, Record<string, readonly Row[]>>>({ query, headers });
  return body.data?.[operation]?.[field] ?? [];
}

test("MC-08 a path without a page is listed, redirected by one save on every node, and its hits are counted", async () => {
  for (const path of ["/old/sports", "/Old/Sports/?utm_source=letter"]) expect(await answers(path)).toEqual(both(404));
  await expect
    .poll(() => listed("adminMissedPages", "pages", "path hits suggestion"), patient)
    .toContainEqual({ path: "/old/sports", hits: 4, suggestion: "/sports.html" });

  await save("/old/sports", "/sports.html");
  expect(await answers("/old/sports")).toEqual(both(301, "/sports.html"));
  expect(await answers("/Old/Sports/?utm_source=letter")).toEqual(both(301, "/sports.html?utm_source=letter"));
  expect(await listed("adminMissedPages", "pages", "path")).not.toContainEqual({ path: "/old/sports" });
  await expect
    .poll(() => listed("adminRedirects", "redirects", "from to hits"), patient)
    .toEqual([{ from: "/old/sports", to: "/sports.html", hits: 4 }]);

  await save("/old/sports", null, 1);
  expect(await answers("/old/sports")).toEqual(both(404));
});

test("a redirect of a missing product or listing is followed by the router too", async () => {
  await save("/pdp/gone/gone1", "/sports.html");
  expect(await answers("/pdp/Gone/GONE1")).toEqual(both(301, "/sports.html"));
  for (const shop of shops) {
    const { status, text, headers: answered } = await shop.get("/pdp/Gone/GONE1.data");
    expect([status, answered["content-type"]]).toEqual([202, "text/x-script"]);
    expect(text).toContain("/sports.html");
  }
});

test("a page counts for more than a redirect of its path", async () => {
  await save("/page/both", "/sports.html");
  expect(await answers("/page/both")).toEqual(both(301, "/sports.html"));
  await writeSilently(database, "/page/both");
  expect(await answers("/page/both")).toEqual(both(200));
});
