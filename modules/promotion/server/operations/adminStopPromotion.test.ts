import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { findPromotions } from "../store/promotions.ts";
import { promotionAdminFixture, tierFields } from "../testing/promotion-admin-fixture.ts";

const { database } = await testDatabase();
const { call, people, save, undo, audit } = await promotionAdminFixture(database);

const stop = (promotionCode: string, headers?: object) =>
  call(
    `mutation adminStopPromotion($input: AdminStopPromotionInput!) { adminStopPromotion(input: $input) {
      success errorCode message } }`,
    { input: { promotionCode, reason: "Wrong price" } },
    headers,
  );
const statusOf = async (code: string) => (await findPromotions(database.kysely, [code]))[0]?.status;

test("a live promotion is stopped immediately, with its reason in journal and audit, and the undo restarts it", async () => {
  await save("STOPME", tierFields, 0);
  // It was edited since the page was opened, and a product in its scope was deleted: it can be stopped nevertheless.
  await save("STOPME", { scope: { products: ["LKH1"] } }, 1);
  await sql`update promotion.activity_scope set code = 'GONE' where activity_code = 'STOPME'`.execute(database.kysely);
  const version = async () => (await sql`select stamp from promotion.edition`.execute(database.kysely)).rows[0];
  const before = await version();
  expect(await stop("STOPME")).toMatchObject({ success: true, message: "The promotion is stopped." });
  expect(await statusOf("STOPME")).toBe("stopped");
  expect(await version()).not.toEqual(before);
  const { rows } = await sql<{ id: number; action: string; reason: string }>`
    select entry_id::int as id, action, reason from kit.journal_change join kit.journal_entry on journal_entry.id = entry_id
    where record_id = 'STOPME' and version = 3`.execute(database.kysely);
  expect(rows).toMatchObject([{ action: "stop", reason: "Wrong price" }]);
  expect(await audit("promotion:STOPME")).toEqual(["promotion.stop"]);
  await sql`update promotion.activity_scope set code = 'LKH1' where activity_code = 'STOPME'`.execute(database.kysely);
  expect(await undo(rows[0]?.id ?? 0)).toMatchObject({ ok: true });
  expect(await statusOf("STOPME")).toBe("active");
});

test("only live promotions are stopped, by staff with the permission", async () => {
  await save("DRAFT1", { kind: "tier" }, 0);
  await save("ENDED1", { ...tierFields, endsAt: "2026-11-10T00:00:00Z" }, 0);
  await save("LIVE1", tierFields, 0);
  expect(await stop("NOTHING")).toMatchObject({ success: false, errorCode: "NOT_FOUND" });
  for (const code of ["DRAFT1", "ENDED1"]) expect(await stop(code)).toMatchObject({ errorCode: "NOT_LIVE" });
  expect(await stop("LIVE1", people.sari)).toBe("FORBIDDEN");
  expect(await statusOf("LIVE1")).toBe("active");
});
