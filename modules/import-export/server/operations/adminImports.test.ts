import { sql } from "kysely";
import { expect, test } from "vitest";
import { purgeImports } from "../index.ts";
import { importFixture } from "../testing/import-fixture.ts";

const { database, staff, call, upload } = await importFixture();

const listed = async (page = 1, as?: { cookie: string }) => {
  const text = "query adminImports($page: Int) { adminImports(page: $page) { imports { title } hasMore types } }";
  const found = await call<{ imports: { title: string }[]; hasMore: boolean; types: string[] } | string>(
    text,
    { page },
    as,
  );
  return typeof found === "string" ? found : { ...found, imports: found.imports.map(({ title }) => title) };
};

test("imports of all staff are listed, newest first, in pages, and deleted after 90 days", async () => {
  for (let number = 1; number <= 31; number += 1) {
    staff.clock.advance(1_000);
    await upload("product_code,status\nA,draft\n", `file ${number}.csv`);
  }
  expect(await listed()).toMatchObject({ hasMore: true, types: ["goods"] });
  expect(await listed(2)).toEqual({ imports: ["file 1.csv"], hasMore: false, types: ["goods"] });
  expect(await listed(1, await staff.signedIn("agus@staff.test", "catalogue"))).toEqual(await listed());
  expect(await listed(1, await staff.signedIn("support@staff.test", "support"))).toBe("FORBIDDEN");
  await sql`update import_export.import set created_at = created_at - interval '91 days' where title <> 'file 7.csv'`.execute(
    database.kysely,
  );
  await purgeImports(database.kysely, staff.clock.now());
  expect(await listed()).toMatchObject({ imports: ["file 7.csv"] });
});
