import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { privacyFixture } from "../testing/privacy-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { close, form, list, openOrders, people, record, recorded, remove, request, shop } =
  await privacyFixture(database);
const isThere = async (code: string) =>
  (await sql`select from identity.member where user_code = ${code}`.execute(database.kysely)).rows.length === 1;

test("MU-04 an account with open orders is not deleted: they are named, and the request stays open", async () => {
  await aMember(database, "UOPEN");
  openOrders.set("UOPEN", [{ orderCode: "BB2222222222", reason: "ON_ITS_WAY" }]);
  const id = await recorded("UOPEN", "delete");
  expect(await remove({ id, understood: true })).toMatchObject({
    ...{ errorCode: "ORDERS_OPEN", errorMessage: expect.stringContaining("BB2222222222") },
    openOrders: [{ orderCode: "BB2222222222", reason: "ON_ITS_WAY" }],
  });
  expect([await isThere("UOPEN"), (await request(id)).state]).toEqual([true, "open"]);
});

test("MU-04 the account is deleted as the customer would, and the record stays without anything that names them", async () => {
  await aMember(database, "UGONE", { firstName: "Xanthippe" });
  const told = { proofNote: "Card of Xanthippe", asked: "Xanthippe is leaving" };
  const id = await recorded("UGONE", "delete", told);
  const waiting = await recorded("UGONE", "export", told);
  const refused = await recorded("UGONE", "correct", told);
  await close({ id: refused, outcome: "refused", answer: "Xanthippe has no such name" });
  expect(await remove({ id, understood: false })).toMatchObject({ errorCode: "INVALID_INPUT" });
  expect(await remove({ id, understood: true }, people.mila)).toBe("FORBIDDEN");
  expect(await isThere("UGONE")).toBe(true);
  expect(await remove({ id, understood: true }, people.sari)).toMatchObject({ success: true });
  expect(await isThere("UGONE")).toBe(false);
  expect((await shop.messages("accountDeleted")).at(-1)).toMatchObject({ to: "ugone@mail.example" });
  const empty = { customerCode: null, customer: null, proofNote: "", asked: "", answer: "" };
  expect(await request(id)).toMatchObject({ ...empty, kind: "delete", state: "answered", proof: "idCard" });
  expect((await request(id)).steps.map(({ action, by }: { action: string; by: string }) => [action, by])).toEqual([
    ["recorded", "Name of dewi@privacy.test"],
    ["accountDeleted", null],
    ["deleted", "Name of sari@privacy.test"],
  ]);
  expect(await request(waiting)).toMatchObject({ ...empty, state: "ended" });
  expect(await request(refused)).toMatchObject({ ...empty, state: "refused" });
  const { rows } = await sql<{ text: string }>`
    select request::text as text from privacy.request union all select step::text from privacy.step`.execute(
    database.kysely,
  );
  expect(rows.filter(({ text }) => /Xanthippe|UGONE/.test(text))).toEqual([]);
  expect(await remove({ id, understood: true })).toMatchObject({ errorCode: "CLOSED" });
});

test("of parallel deletions of one account one is done, and none while a colleague refuses the request", async () => {
  await aMember(database, "UTWICE");
  const id = await recorded("UTWICE", "delete");
  const replies = await Promise.all(Array.from({ length: 4 }, () => remove({ id, understood: true })));
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  expect((await request(id)).steps).toHaveLength(3);
  await aMember(database, "UKEPT");
  const other = await recorded("UKEPT", "delete");
  await close({ id: other, outcome: "refused", answer: "Another person's card" });
  expect(await remove({ id: other, understood: true })).toMatchObject({ errorCode: "CLOSED" });
  expect(await isThere("UKEPT")).toBe(true);
});

test("of a deletion and a request recorded at the same time none leaves a text or an open request", async () => {
  for (const name of ["URACE1", "URACE2", "URACE3", "URACE4"]) {
    await aMember(database, name);
    const id = await recorded(name, "delete");
    await Promise.all([
      remove({ id, understood: true }),
      ...["a", "b", "c"].map((asked) => record({ ...form, code: name, kind: "export", asked: `${asked} of ${name}` })),
    ]);
  }
  const { rows } = await sql<{ open: number; texts: number }>`
    select count(*) filter (where state = 'open')::int as open, count(*) filter (where asked <> '')::int as texts
    from privacy.request where user_code is null`.execute(database.kysely);
  expect(rows).toEqual([{ open: 0, texts: 0 }]);
});

test("MU-04 exports and deletions by customers themselves are recorded as answered at once", async () => {
  const ani = await shop.member("USELF");
  await ani.ask("confirmAccess", { password: "Main-bola7" });
  const text = "query queryMyData { queryMyData { success } }";
  await shop.post(text, {}, { cookie: ani.cookie });
  const [own] = (await list({ view: "closed", customer: "USELF" })).requests;
  expect(own).toMatchObject({ kind: "export", state: "answered", receivedBy: "account" });
  expect((await request(own.id)).steps).toEqual([{ action: "downloaded", by: null, field: null, channel: null }]);
  const before = (await list({ view: "closed" })).total;
  await ani.ask("deleteAccount", { understood: true });
  const after = await list({ view: "closed" });
  expect(after.total).toBe(before + 1);
  expect(await request(own.id)).toMatchObject({ customerCode: null, state: "answered" });
  const deletions = after.requests.filter(
    ({ kind, receivedBy }: { kind: string; receivedBy: string }) => kind === "delete" && receivedBy === "account",
  );
  expect(deletions).toEqual([expect.objectContaining({ customerCode: null, state: "answered" })]);
});
