import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { privacyFixture } from "../testing/privacy-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const { clock, lastToken, people, recorded, request, send, shop } = await privacyFixture(database);
let members = 0;
const aCustomer = async (changes: object = {}) => {
  members += 1;
  await aMember(database, `UFILE${members}`, changes);
  return `UFILE${members}`;
};

test("MU-04 support sends the customer a link without seeing link or file, and the link is stored as a hash", async () => {
  const code = await aCustomer({ mobile: "+6281250000077" });
  const id = await recorded(code, "export");
  const reply = await send({ id }, people.sari);
  expect(reply).toMatchObject({ success: true });
  expect(JSON.stringify(reply)).not.toContain("mail.example");
  const token = await lastToken();
  expect((await shop.messages("dataFile")).at(-1)).toMatchObject({
    ...{ channel: "EMAIL", to: `${code.toLowerCase()}@mail.example` },
    content: { data: { validForDays: 3 } },
  });
  expect(await request(id)).toMatchObject({ state: "answered", closedAt: clock.now().toISOString() });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from privacy.data_link where token_hash = ${token}`.execute(database.kysely);
  expect(rows).toEqual([{ count: 0 }]);

  expect((await request(id)).steps.at(-1)).toEqual({
    ...{ action: "linkSent", by: "Name of sari@privacy.test", field: null, channel: "EMAIL" },
  });
});

test("MU-04 without a proved mailbox the link goes to the proved number; without either it is refused and the request stays open", async () => {
  const byNumber = await aCustomer({ email: null, mobile: "+6281250000078" });
  await send({ id: await recorded(byNumber, "export") });
  expect((await shop.messages("dataFile")).at(-1)).toMatchObject({ channel: "WHATSAPP", to: "+6281250000078" });
  const neither = await aCustomer();
  await sql`update identity.member set email_verified_at = null where user_code = ${neither}`.execute(database.kysely);
  const id = await recorded(neither, "export");
  expect(await send({ id })).toMatchObject({ errorCode: "NO_VERIFIED_CONTACT" });
  expect(await request(id)).toMatchObject({ state: "open" });
});

test("of parallel presses one sends; another kind of request sends nothing", async () => {
  const code = await aCustomer();
  const before = (await shop.messages("dataFile")).length;
  const id = await recorded(code, "export");
  const replies = await Promise.all(Array.from({ length: 5 }, () => send({ id })));
  expect(replies.map(({ errorCode }) => errorCode).toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => "CLOSED"),
    null,
  ]);
  expect(await send({ id: await recorded(code, "correct") })).toMatchObject({ errorCode: "OTHER_KIND" });
  expect(await send({ id: "00000000-0000-4000-8000-000000000000" })).toMatchObject({ errorCode: "NOT_FOUND" });
  expect(await shop.messages("dataFile")).toHaveLength(before + 1);
});
