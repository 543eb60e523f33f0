import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { privacyFixture } from "../testing/privacy-fixture.ts";

const { database } = await testDatabase();
const { handOver, people, recorded, request } = await privacyFixture(database);
await aMember(database, "UANI");

test("MU-04 the file is handed over only by staff who may see contact data, and the look is audited", async () => {
  const id = await recorded("UANI", "export");
  expect(await handOver({ id }, people.sari)).toBe("FORBIDDEN");
  expect(await request(id)).toMatchObject({ state: "open" });
  const reply = await handOver({ id });
  expect(reply).toMatchObject({ success: true, data: { profile: { email: "uani@mail.example" } } });
  const { rows } = await sql<{ action: string; subject: string }>`
    select action, subject from staff.audit where name = 'Name of dewi@privacy.test'
      and action in ('contact.view', 'privacy.handOver') order by id`.execute(database.kysely);
  expect(rows).toEqual([
    { action: "contact.view", subject: "customer:UANI" },
    { action: "privacy.handOver", subject: `privacyRequest:${id}` },
  ]);
  expect((await request(id)).steps.at(-1)).toMatchObject({ action: "handedOver", by: "Name of dewi@privacy.test" });
  expect(await handOver({ id })).toMatchObject({ errorCode: "CLOSED", data: null });
});
