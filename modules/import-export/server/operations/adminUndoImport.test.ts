import { sql } from "kysely";
import { expect, test } from "vitest";
import { importFixture } from "../testing/import-fixture.ts";

const { database, staff, work, upload, preview, apply, undo, find, testProducts, save, endOf } = await importFixture();

/** Creates an applied import. No worker runs afterwards, so work that a test starts waits until it calls `work`. */
async function applied(text: string): Promise<string> {
  const worker = await work();
  const id = await upload(text);
  for (const step of [preview, apply]) {
    const workId = await step(id);
    await expect.poll(() => endOf(workId)).toBe("done");
  }
  await worker.stop();
  return id;
}

test("MF-06 MI-05 an import is undone as one new journal entry, once", async () => {
  await save({ id: "BALL", version: 0, changes: [{ path: "skus/B5", after: { price: 5 } }] });
  const id = await applied("product_code,sku_code,price\nBALL,B5,7\nCAP,C1,9\n");
  expect(await testProducts()).toEqual({ BALL: { skus: { B5: { price: 7 } } }, CAP: { skus: { C1: { price: 9 } } } });
  const [first, second] = await Promise.all([undo(id), undo(id)]);
  await work();
  await expect.poll(() => Promise.all([endOf(first), endOf(second)])).toEqual(["done", "done"]);
  expect(await testProducts()).toEqual({ BALL: { skus: { B5: { price: 5 } } } });
  expect(await find(id)).toMatchObject({ state: "undone" });
  const { rows } = await sql`select action from kit.journal_entry where undoes is not null`.execute(database.kysely);
  expect(rows).toEqual([{ action: "undo" }]);
  expect(await undo(id)).toBe("NOT_POSSIBLE");
  expect(await apply(id)).toBe("NOT_POSSIBLE");
});

test("MF-06 an import is not undone when a record changed since, and the fields are listed", async () => {
  const id = await applied("product_code,status\nSHOE,draft\n");
  await save({ id: "SHOE", version: 1, changes: [{ path: "status", after: "hidden" }] });
  const workId = await undo(id);
  await work();
  await expect.poll(() => endOf(workId)).toBe("CHANGED_SINCE");
  const { rows } = await sql`select error from background_work.item where id = ${workId}`.execute(database.kysely);
  expect(rows).toEqual([
    { error: { code: "CHANGED_SINCE", fields: [{ id: "SHOE", path: "status", by: "Agus" }], count: 1 } },
  ]);
  expect(await find(id)).toMatchObject({ state: "applied" });
  expect((await testProducts()).SHOE).toEqual({ status: "hidden" });
});

test("only staff who may import can undo an import", async () => {
  const id = await applied("product_code,status\nSOCK,draft\n");
  expect(await undo(id, undefined, await staff.signedIn("finance@staff.test", "finance"))).toBe("FORBIDDEN");
});
