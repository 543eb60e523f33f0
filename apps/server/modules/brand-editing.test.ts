import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { recordFixture } from "../testing/record-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { people, recordOf, staff } = await recordFixture(database);
const { dewi, agus, sari } = people;
const nameOf = (person: string) => `Name of ${person}@records.test`;

async function newBrand(code: string) {
  const brand = recordOf("brand", code);
  const made = await brand.create({ name: `Brand ${code}`, slug: code.toLowerCase(), "about/en-US": "Toys" });
  expect(made).toMatchObject({ success: true, version: 1 });
  return { ...brand, entryId: made.entryId as number };
}

test("MF-04 two people edit one brand: other fields are merged, the same field is OUTDATED with both values, who and when", async () => {
  const brand = await newBrand("TWO");
  expect(await brand.save(1, { name: "Dewi's name", "about/id-ID": "Mainan" }, dewi)).toMatchObject({ version: 2 });
  staff.clock.advance(60_000);
  const merged = await brand.save(1, { logo: "/pictures/two.png", "about/en-US": "Bricks" }, agus);
  expect(merged).toMatchObject({
    success: true,
    version: 3,
    merged: true,
    state: { name: "Dewi's name", logo: "/pictures/two.png", about: { "en-US": "Bricks", "id-ID": "Mainan" } },
  });
  const refused = await brand.save(1, { name: "Agus' name", "about/vi-VN": "Đồ chơi" }, agus);
  expect(refused).toMatchObject({
    success: false,
    errorCode: "OUTDATED",
    errorMessage: `Not saved: ${nameOf("dewi")} changed the same fields meanwhile. Choose which values to keep.`,
    version: 3,
    state: merged.state,
    conflicts: [{ path: "name", mine: "Agus' name", theirs: "Dewi's name", by: nameOf("dewi") }],
  });
  expect(new Date(refused.conflicts[0].at).getTime()).toBe(staff.clock.now().getTime() - 60_000);
  expect(await brand.read()).toMatchObject({ version: 3, state: merged.state });
  // Having chosen, Agus saves from the version the refusal named.
  const chosen = await brand.save(3, { name: "Agus' name", "about/vi-VN": "Đồ chơi" }, agus);
  expect(chosen).toMatchObject({ success: true, version: 4, merged: false, state: { name: "Agus' name" } });
});

test("MF-05 every save is written to the journal with who, when, before, after and why", async () => {
  const brand = await newBrand("LOG");
  await brand.save(1, { name: "Other", "about/en-US": null }, agus, { reason: "The maker changed its name" });
  expect(await brand.history()).toMatchObject([
    {
      by: nameOf("agus"),
      at: staff.clock.now().toISOString(),
      action: "save",
      reason: "The maker changed its name",
      changes: [
        { path: "about/en-US", before: "Toys", after: null },
        { path: "name", before: "Brand LOG", after: "Other" },
      ],
    },
    { by: nameOf("dewi"), action: "create", changes: [{ path: "about/en-US" }, { path: "name" }, { path: "slug" }] },
  ]);
});

test("MF-05 brand, journal and audit are one transaction: when one of them fails, none is written", async () => {
  const brand = await newBrand("ALL");
  const db = database.kysely;
  await sql`alter table staff.audit add constraint refused check (subject <> 'brand:ALL') not valid`.execute(db);
  expect(await brand.save(1, { name: "Lost" })).toBe("INTERNAL_SERVER_ERROR");
  await sql`alter table staff.audit drop constraint refused`.execute(db);
  expect(await brand.read()).toMatchObject({ version: 1, state: { name: "Brand ALL" } });
  expect(await brand.history()).toHaveLength(1);
  await sql`alter table kit.journal_change add constraint refused check (record_id <> 'ALL') not valid`.execute(db);
  expect(await brand.save(1, { name: "Lost" })).toBe("INTERNAL_SERVER_ERROR");
  await sql`alter table kit.journal_change drop constraint refused`.execute(db);
  expect(await brand.read()).toMatchObject({ version: 1, state: { name: "Brand ALL" } });
  expect(await brand.save(1, { name: "Kept" })).toMatchObject({ success: true, version: 2 });
});

test("MF-06 a save is undone from its entry as one new entry, and refused by name where something changed since", async () => {
  const brand = await newBrand("UND");
  const { entryId } = await brand.save(1, { name: "Wrong", "about/en-US": "Wrong" });
  await brand.save(2, { "about/en-US": "Right" }, agus);
  expect(await brand.undo(entryId)).toMatchObject({
    success: false,
    errorCode: "CHANGED_SINCE",
    changed: [{ type: "brand", id: "UND", path: "about/en-US", by: nameOf("agus") }],
  });
  const other = await brand.save(3, { name: "Worse", logo: "/pictures/worse.png" });
  expect(await brand.undo(other.entryId, sari)).toBe("FORBIDDEN");
  expect(await brand.undo(other.entryId, agus)).toMatchObject({ success: true, records: 1 });
  expect((await brand.read()).state).toEqual({ name: "Wrong", slug: "und", about: { "en-US": "Right" } });
  const [undo, undone] = await brand.history();
  expect(undo).toMatchObject({ action: "undo", undoes: other.entryId, by: nameOf("agus") });
  expect(undone).toMatchObject({ entryId: other.entryId, undoneBy: undo.entryId });
});

test("MF-06 undoing a creation removes the brand, unless products have it by now", async () => {
  const brand = await newBrand("NEW");
  await sql`update catalogue.product set brand_code = 'NEW'`.execute(database.kysely);
  expect(await brand.undo(brand.entryId)).toMatchObject({
    errorCode: "INVALID_FIELDS",
    problems: [{ path: "", problem: "inUse", message: "It cannot be removed: 1 products belong to it." }],
  });
  await sql`update catalogue.product set brand_code = 'LKH'`.execute(database.kysely);
  expect(await brand.undo(brand.entryId)).toMatchObject({ success: true });
  expect(await brand.read()).toBeNull();
});

test("MF-07 any earlier state can be shown beside the current one and restored, as one more change", async () => {
  const brand = await newBrand("OLD");
  const states = [(await brand.read()).state];
  states.push((await brand.save(1, { name: "Second", "about/zh-CN": "玩具" })).state);
  states.push((await brand.save(2, { slug: "old-second", "about/en-US": null })).state);
  for (const [index, state] of states.entries()) expect((await brand.at(index + 1)).state).toEqual(state);
  expect(await brand.restore(3, 1, agus)).toMatchObject({ success: true, version: 4, state: states[0] });
  expect((await brand.read()).state).toEqual(states[0]);
  expect((await brand.history()).map((entry: { action: string }) => entry.action)).toEqual([
    "restore",
    "save",
    "save",
    "create",
  ]);
});
