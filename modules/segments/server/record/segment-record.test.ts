import { sql } from "kysely";
import { expect, test } from "vitest";
import { inAll } from "#modules/catalogue/server/testing/products-fixture.ts";
import { mostSegments } from "../../contract/segment-state.ts";
import { segmentsFixture } from "../testing/segments-fixture.ts";

const { database, save, call, people } = await segmentsFixture();
const valid = { name: "Loyal", spent: { atLeast: 1_000_000 } };

const readRecord = (id: string, who = people.mira) =>
  call<{ version: number; state: object; editable: boolean } | null>(
    `query adminRecord($type: String!, $id: String!) { adminRecord(type: $type, id: $id) { version state editable } }`,
    { type: "segment", id },
    who,
  );
type Saved = { success: boolean; errorCode: string | null; problems: { path: string; message: string }[] };
const saveOver = (id: string, version: number, changes: object[], who = people.mira, create = false) =>
  call<Saved>(
    `mutation adminSaveRecord($input: AdminSaveRecordInput!) { adminSaveRecord(input: $input) {
      success errorCode problems { path message } } }`,
    { input: { type: "segment", id, version, create, changes } },
    who,
  );

test("MU-02 a segment is saved, changed, read back in one form, and removed as a record with versions", async () => {
  const fields = {
    name: " Loyal ",
    match: "all",
    spent: { atLeast: 5 },
    club: "linked",
    region: { codes: ["32", "32"] },
  };
  expect(await save("segment", "loyal", { ...fields, consent: { newsletter: true, whatsApp: false } }, 0)).toBe(
    "SAVED",
  );
  expect(await readRecord("loyal")).toEqual({
    version: 1,
    editable: true,
    state: {
      name: "Loyal",
      spent: { atLeast: 5 },
      club: "linked",
      region: { codes: ["32"] },
      consent: { newsletter: true },
    },
  });
  expect(await saveOver("loyal", 1, [{ path: "match", value: "any" }])).toMatchObject({ success: true });
  // The same field was changed since the version that was read.
  expect(await saveOver("loyal", 1, [{ path: "match", value: "all" }])).toMatchObject({
    success: false,
    errorCode: "OUTDATED",
  });
  expect(
    await save("segment", "loyal", {
      name: undefined,
      match: undefined,
      spent: undefined,
      club: undefined,
      region: undefined,
      consent: undefined,
    }),
  ).toBe("SAVED");
  expect(await readRecord("loyal")).toBeNull();
  const { entries } = await call<{ entries: { entryId: number; action: string }[] }>(
    `query adminHistory($type: String!, $id: String!) { adminHistory(type: $type, id: $id) { entries { entryId action } } }`,
    { type: "segment", id: "loyal" },
  );
  expect(entries).toHaveLength(3);
  const undone = await call<{ success: boolean }>(
    `mutation adminUndo($input: AdminUndoInput!) { adminUndo(input: $input) { success } }`,
    { input: { entryId: entries[0]?.entryId } },
  );
  expect(undone).toEqual({ success: true });
  expect(await readRecord("loyal")).toMatchObject({ version: 4, state: { name: "Loyal", match: "any" } });
});

test("MU-02 refused fields of a segment are named", async () => {
  const refused = (fields: object, code = "refused") => save("segment", code, { ...valid, ...fields });
  expect(await refused({}, "Not a code")).toEqual(["code"]);
  expect(await refused({ name: undefined })).toEqual(["name required"]);
  expect(await refused({ name: "x".repeat(81) })).toEqual(["name tooLong 80"]);
  expect(await refused({ spent: undefined })).toEqual(["conditions noConditions"]);
  expect(await refused({ match: "none" })).toEqual(["match unknown"]);
  expect(await refused({ sql: "1 = 1" })).toEqual(["sql unknown"]);
  expect(await refused({ spent: { atLeast: 2, atMost: 1 } })).toEqual(["spent order"]);
  expect(await refused({ spent: { days: 3 } })).toEqual(["spent bound"]);
  expect(await refused({ spent: { atLeast: "1" } })).toEqual(["spent/atLeast number"]);
  expect(await refused({ orders: { atLeast: 1, days: 4_000 } })).toEqual(["orders/days days"]);
  expect(await refused({ lastOrder: { from: "2026-02-30" } })).toEqual(["lastOrder/from day"]);
  expect(await refused({ bought: { pieces: 2 } })).toEqual(["bought goods"]);
  expect(await refused({ bought: { products: ["NONE"], brands: ["LKH"] } })).toEqual(["bought/products gone NONE"]);
  expect(await refused({ region: { codes: ["32.73.02"] } })).toEqual(["region/codes gone 32.73.02"]);
  expect(await refused({ club: "gold" })).toEqual(["club unknown"]);
  expect(await readRecord("refused")).toBeNull();
});

test("MU-02 only those who edit promotions save a segment", async () => {
  const changes = [{ path: "name", value: "Loyal" }];
  expect(await saveOver("mine", 0, changes, people.sari, true)).toBe("FORBIDDEN");
  expect(await readRecord("mine", people.agus)).toBe("FORBIDDEN");
});

const coupon = {
  ...{ status: "active", names: inAll("Welcome"), percent: 10, scope: { everything: true } },
  ...{ beginsAt: "2026-11-01T00:00:00.000Z", endsAt: "2026-12-01T00:00:00.000Z" },
};
const gone = { name: undefined, spent: undefined };

test("MU-02 a coupon names a segment that exists; the segment cannot be deleted meanwhile, and a sentence names the coupon", async () => {
  await save("segment", "vip", valid, 0);
  expect(await save("coupon", "VIPSPRING", { ...coupon, segment: "nobody" })).toEqual(["segment unknown nobody"]);
  expect(await save("coupon", "VIPSPRING", { ...coupon, segment: "vip" })).toBe("SAVED");
  expect(await save("segment", "vip", gone)).toEqual(["name inUse VIPSPRING"]);
  const { problems } = await saveOver("vip", 1, [
    { path: "name", value: null },
    { path: "spent", value: null },
  ]);
  expect(problems.map(({ message }) => message)).toEqual([
    "These coupons are limited to this segment: VIPSPRING. Change or delete them first.",
  ]);
  expect(await save("coupon", "VIPSPRING", { segment: undefined })).toBe("SAVED");
  expect(await save("segment", "vip", gone)).toBe("SAVED");
});

test("MU-02 of a deletion and coupons that are saved at the same time one side wins, never both", async () => {
  for (let run = 0; run < 8; run += 1) {
    const code = `race-${run}`;
    await save("segment", code, valid, 0);
    const [removed, ...saved] = await Promise.all([
      save("segment", code, gone),
      ...["A", "B"].map((one) => save("coupon", `RACE${run}${one}`, { ...coupon, segment: code })),
    ]);
    const limited = saved.filter((one) => one === "SAVED").length;
    expect(removed === "SAVED" ? limited : "kept").toBe(removed === "SAVED" ? 0 : "kept");
  }
});

test("MU-02 there are never more segments than the limit, not even when they are made at once", async () => {
  await sql`
    insert into segments.segment (code, name, match, conditions)
    select 'many-' || n, 'Many', 'all', '{"club": "linked"}' from generate_series(1, ${mostSegments - 5 - 8}::int) as n
    on conflict do nothing`.execute(database.kysely);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from segments.segment`.execute(
    database.kysely,
  );
  const free = mostSegments - (rows[0]?.count ?? 0);
  const made = await Promise.all(
    Array.from({ length: free + 3 }, (_, index) => save("segment", `new-${index}`, valid, 0)),
  );
  expect(made.filter((one) => one === "SAVED")).toHaveLength(free);
});
