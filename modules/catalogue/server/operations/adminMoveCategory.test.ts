import { sql } from "kysely";
import { expect, test } from "vitest";
import { undoEntry } from "#kit/postgres/records/undo-entry.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { categoryRecord } from "../records/category-record.ts";
import { catalogueAdminFixture } from "../testing/catalogue-admin-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { call, people } = await catalogueAdminFixture(database);
const db = database.kysely;
const names = '{"en-US": "Name"}';
await sql`insert into catalogue.category (code, parent_code, slug, names, path, position) values
  ('TOYS', null, 'toys', ${names}::jsonb, '{TOYS}', 1), ('BRICKS', 'TOYS', 'bricks', ${names}::jsonb, '{TOYS,BRICKS}', 0),
  ('BALLS', 'TOYS', 'balls', ${names}::jsonb, '{TOYS,BALLS}', 1)`.execute(db);

const move = (input: object, headers: object = people.dewi) =>
  call(
    `mutation adminMoveCategory($input: AdminMoveCategoryInput!) { adminMoveCategory(input: $input) {
      success errorCode errorMessage entryId } }`,
    { input },
    headers,
  );
const paths = async () =>
  (
    await sql<{ line: string }>`select array_to_string(path, ' ') || ' ' || position as line
      from catalogue.category order by path`.execute(db)
  ).rows.map(({ line }) => line);

test("a category moves with everything below it, siblings make room, and one undo takes it all back", async () => {
  const before = await paths();
  const moved = await move({ code: "SHOES", parentCode: "TOYS", beforeCode: "BALLS" });
  expect(moved).toMatchObject({ success: true });
  expect(await paths()).toEqual([
    "TOYS 1",
    "TOYS BALLS 2",
    "TOYS BRICKS 0",
    "TOYS SHOES 1",
    "TOYS SHOES RUN 0",
    "WEAR 0",
  ]);
  expect(await move({ code: "SHOES", parentCode: "TOYS", beforeCode: "BALLS" })).toMatchObject({ entryId: null });
  const why = { at: new Date(), actor: { id: null, name: "Dewi" } };
  const types = new Map([["category", categoryRecord]]);
  await inTransaction(database, (trx) => undoEntry(trx, types as never, moved.entryId, why));
  expect(await paths()).toEqual(before);
});

test("a category cannot move below itself, to a fourth level or under a deleted category, and stays unchanged", async () => {
  const before = await paths();
  expect(await move({ code: "WEAR", parentCode: "RUN" })).toMatchObject({
    errorCode: "CIRCLE",
    errorMessage: "A category cannot stand below itself.",
  });
  expect(await move({ code: "SHOES", parentCode: "BRICKS" })).toMatchObject({ errorCode: "TOO_DEEP" });
  expect(await move({ code: "SHOES", parentCode: "GONE" })).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await move({ code: "GONE" })).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await move({ code: "SHOES" }, people.sari)).toBe("FORBIDDEN");
  expect(await paths()).toEqual(before);
});

test("of two moves at once that would make a circle together one is refused", async () => {
  const replies = await Promise.all([
    move({ code: "BRICKS", parentCode: "BALLS" }),
    move({ code: "BALLS", parentCode: "BRICKS" }),
  ]);
  expect(replies.map(({ errorCode }) => errorCode ?? "DONE").sort()).toEqual(["CIRCLE", "DONE"]);
  expect((await paths()).every((line) => line.split(" ").length <= 4)).toBe(true);
});
