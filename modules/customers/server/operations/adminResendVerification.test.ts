import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { resetFixture } from "#modules/identity/server/testing/reset-fixture.ts";
import { customersFixture } from "../testing/customers-fixture.ts";

const { database } = await testDatabase();
const shop = await resetFixture(database);
const { call, people } = await customersFixture(database, shop.deps.sealer);
const db = database.kysely;
const imported = (userCode: string) =>
  sql`update identity.member set imported_at = now(), email_verified_at = null where user_code = ${userCode}`.execute(
    db,
  );
await aMember(database, "UNEW");
await aMember(database, "UOLD");

beforeEach(() => imported("UNEW"));

const document = `mutation adminResendVerification($input: AdminAccountInput!) {
  adminResendVerification(input: $input) { code errorMessage } }`;
const resend = (code: string, who = people.dewi) =>
  call<{ code: string; errorMessage: string | null }>(document, { input: { code } }, who);
const minutesLater = () => sql`update identity.code set sent_at = sent_at - interval '61 seconds'`.execute(db);

test("MU-05 an imported customer gets the link again, once for two presses, and using it proves the mailbox", async () => {
  const replies = await Promise.all([resend("UNEW"), resend("UNEW")]);
  expect(replies.map(({ code }) => code).toSorted()).toEqual(["200", "RATE_LIMITED"]);
  const messages = await shop.sent();
  expect(messages.map(({ to, content }) => [to, content.kind])).toEqual([["unew@mail.example", "passwordReset"]]);
  const [message] = messages;
  const token = message?.content.kind === "passwordReset" ? message.content.data.token : "";
  const chosen = { token, password: "Bata-merah8", rePassword: "Bata-merah8" };
  expect(await shop.reset(chosen)).toMatchObject({ code: "200" });
  expect(await resend("UNEW")).toMatchObject({ code: "NOTHING_TO_VERIFY" });
});

test("MU-05 D-07 the limits are the shopper's own: five an hour to a mailbox, their requests and those of staff together", async () => {
  for (const time of [1, 2, 3, 4, 5]) {
    await minutesLater();
    if (time === 2) expect((await shop.request("unew@mail.example")).reply?.code).toBe("200");
    else expect(await resend("UNEW")).toMatchObject({ code: "200" });
  }
  await minutesLater();
  expect(await resend("UNEW")).toMatchObject({ code: "RATE_LIMITED" });
  expect((await shop.request("unew@mail.example")).reply?.code).toBe("RATE_LIMITED");
  expect(await shop.sent()).toHaveLength(5);
});

test("MU-05 nothing is sent to a verified mailbox, a blocked or unknown customer, or without the permission", async () => {
  expect(await resend("UOLD")).toMatchObject({ code: "NOTHING_TO_VERIFY" });
  await imported("OUT");
  expect(await resend("OUT")).toMatchObject({ code: "BLOCKED_ALREADY" });
  expect(await resend("UNOBODY")).toMatchObject({ code: "NOT_FOUND" });
  expect(await resend("UNEW", people.sari)).toBe("FORBIDDEN");
  expect(await shop.sent()).toEqual([]);
});
