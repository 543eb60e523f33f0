import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { forgetCustomer } from "#modules/customers/server/index.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { recordFixture } from "../testing/record-fixture.ts";

const { database } = await testDatabase();
const { staff, people, recordOf, call } = await recordFixture(database);
const desk = await staff.signedIn("desk@customers.test", "orderDesk");
await aMember(database, "U10000001", { firstName: "Andi", lastName: "Wijaya", mobile: "+6281210000001" });
const andi = recordOf("customer", "U10000001");

test("MU-01 name, birthday, language and note are edited with history and undo; number, e-mail and consents are the customer's own", async () => {
  expect(await andi.read(desk)).toMatchObject({ version: 0, editable: true, state: { firstName: "Andi" } });
  const changes = { firstName: " Andi  Putra ", birthDate: "1992-04-21", locale: "id-ID", note: "Calls\r\nearly. " };
  const saved = await andi.save(0, changes, desk);
  expect(saved).toMatchObject({ success: true, version: 1 });
  expect(saved.state).toMatchObject({
    firstName: "Andi Putra",
    note: "Calls\nearly.",
    email: "u10000001@mail.example",
  });
  const own = { mobile: "+6281299999999", email: "x@mail.example", newsletter: true, consentDate: "2025-01-01" };
  for (const [path, value] of Object.entries(own))
    expect(await andi.save(1, { [path]: value }, desk)).toMatchObject({
      errorCode: "INVALID_FIELDS",
      problems: [{ problem: "guarded" }],
    });
  const wrong = { firstName: null, birthDate: "2020-01-01", locale: "xx-XX", note: "n".repeat(2001), password: "x" };
  const refused = await andi.save(1, wrong, desk);
  expect(refused.problems.map(({ path }: { path: string }) => path).toSorted()).toEqual([
    "birthDate",
    "firstName",
    "locale",
    "note",
    "password",
  ]);
  expect(await andi.undo(saved.entryId, desk)).toMatchObject({ success: true });
  expect((await andi.read(desk)).state).toEqual({
    firstName: "Andi",
    lastName: "Wijaya",
    email: "u10000001@mail.example",
    mobile: "+6281210000001",
  });
});

test("MU-01 a customer is not added and not removed by hand, and reading needs the permission for contact data", async () => {
  expect(await recordOf("customer", "U5").create({ firstName: "New" }, desk)).toMatchObject({
    errorCode: "INVALID_FIELDS",
  });
  expect(await andi.read(people.sari)).toBe("FORBIDDEN");
  expect(await andi.save(0, { note: "x" }, people.sari)).toBe("FORBIDDEN");
  expect(await andi.read(people.dewi)).toBe("FORBIDDEN");
  const other = await staff.signedIn("other@customers.test", "orderDesk");
  await andi.read(other);
  const { rows } = await sql<{ subject: string }>`
    select subject from staff.audit where action = 'contact.view' and name = 'Name of other@customers.test'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ subject: "customer:U10000001" }]);
});

test("the journal of a deleted account names who changed it when, and no personal data", async () => {
  const text = `query adminHistory { adminHistory(type: "customer", id: "U10000001") { entries { by changes { path after } } } }`;
  expect(JSON.stringify(await call(text, {}, desk))).toContain("Andi Putra");
  await inTransaction(database, (trx) => forgetCustomer(trx, "U10000001"));
  const after = await call(text, {}, desk);
  expect(JSON.stringify(after)).not.toMatch(/Andi|early/);
  expect(after.entries).toHaveLength(2);
  // Everything else in the journal stays as it was written.
  await expect(sql`update kit.journal_change set changes = '[]'`.execute(database.kysely)).rejects.toThrow(
    /only grows/,
  );
});
