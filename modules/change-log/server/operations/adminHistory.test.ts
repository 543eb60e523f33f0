import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { historyPage } from "../../contract/record-forms.ts";
import { changeLogFixture } from "../testing/change-log-fixture.ts";

const { database } = await testDatabase();
const { save, call, people } = await changeLogFixture(database);

const history = (id: string, before: number | null = null, headers: object = people.dewi) =>
  call(
    `query adminHistory($id: String!, $before: Int) { adminHistory(type: "label", id: $id, before: $before) {
      next editable entries { version by action reason undoes undoneBy records changes { path before after } } } }`,
    { id, before },
    headers,
  );

test("the history names who changed which fields and why, the newest first, page by page", async () => {
  await save({ id: "A", create: true, changes: { name: "Castle" } });
  for (let version = 1; version <= historyPage; version += 1)
    await save({ id: "A", version, changes: { price: version }, reason: `reason ${version}` }, people.agus);
  const first = await history("A");
  expect(first.entries).toHaveLength(historyPage);
  expect(first.entries[0]).toEqual({
    version: historyPage + 1,
    by: "Name of agus@changes.test",
    action: "save",
    reason: `reason ${historyPage}`,
    undoes: null,
    undoneBy: null,
    records: 1,
    changes: [{ path: "price", before: historyPage - 1, after: historyPage }],
  });
  const last = await history("A", first.next);
  expect(last).toMatchObject({ next: null, entries: [{ version: 1, action: "create", changes: [{ path: "name" }] }] });
});

test("readers see the history without the right to undo; others are refused", async () => {
  expect(await history("A", null, people.sari)).toMatchObject({ editable: false });
  expect(await history("nowhere")).toEqual({ next: null, editable: true, entries: [] });
  expect(await history("A", null, {})).toBe("STAFF_ONLY");
});
