import { sql } from "kysely";
import { expect, test } from "vitest";
import { aClubMember } from "#apps/club/testing/club-member-fixture.ts";
import { accountCallers } from "../testing/account-limit-callers.ts";
import { type Call, clubToken, documentedLimits, limitFixture, refusedOf } from "../testing/limit-fixture.ts";

const fixture = await limitFixture();
const { shop, database, anAddress, from, codeOf, form } = fixture;
const db = database.kysely;
const lookingUp = async (): Promise<Call> => {
  const caller = accountCallers(fixture)["lookup:session"];
  if (!caller) throw new Error("no caller");
  return caller();
};

test.each(["/club/create-new-password", "/club/set-pin"])(
  "2C-06 over HTTP an address sends the form %s as often as the limit club-site allows, then gets the time of the next try",
  async (path) => {
    const { limit = 0 } = documentedLimits().get("club-site") ?? {};
    await sql`delete from kit.rate_limit`.execute(db);
    const [address, elsewhere] = [anAddress(), anAddress()];
    const send = async (sender: string) => {
      const response = await form(path, sender, { step: "none" });
      if (response.status === 429) expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
      return String(response.status);
    };
    expect(await send(address)).toBe("200");
    await sql`update kit.rate_limit set count = ${limit - 2}, expires_at = now() + interval '1 hour'
      where key like 'club-site:%'`.execute(db);
    expect(await refusedOf(5, () => send(address), "429")).toBe(3);
    expect(await send(elsewhere)).toBe("200");
  },
);

test("2C-06 over HTTP a PIN is compared as often as the limit club-pin allows, also in parallel, then it is locked", async () => {
  const { limit = 0 } = documentedLimits().get("club-pin") ?? {};
  const caller = async (): Promise<Call> => {
    const { id } = await aClubMember(database, { pin: "246810" });
    const query = `mutation clubCheckPin { clubCheckPin(id: "${id}", pin: "135791") { code } }`;
    return async () => {
      const headers = { authorization: `Bearer ${clubToken}` };
      const { body } = await shop.postToClub<{ clubCheckPin: { code: string } }>({ query, headers });
      return body.data?.clubCheckPin.code ?? JSON.stringify(body);
    };
  };
  const [one, other] = [await caller(), await caller()];
  expect(await refusedOf(limit + 3, one, "PIN_LOCKED")).toBe(3);
  expect(await other()).toBe("PIN_WRONG");
});

test("2C-06 over HTTP a mailbox gets messages up to the limit newsletter-to, and the response does not reveal it", async () => {
  const written = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from kit.outbox where topic = 'message.send'`.execute(db);
    return rows[0]?.count ?? 0;
  };
  const text = `mutation createSubscribeNotificationSS($email: String!) {
    createSubscribeNotificationSS(email: $email) { errorCode } }`;
  const subscribe = (email: string) => codeOf(text, from(anAddress()), { email });
  const before = await written();
  const replies = await Promise.all(Array.from({ length: 4 }, () => subscribe("sama@mail.example")));
  expect(replies).toEqual(["ok", "ok", "ok", "ok"]);
  expect((await written()) - before).toBe(documentedLimits().get("newsletter-to")?.limit);
  expect(await subscribe("lain@mail.example")).toBe("ok");
  expect((await written()) - before).toBe(2);
});

test("2C-06 over HTTP lookups beyond the limit are answered, and the log warns once", async () => {
  const { limit = 0 } = documentedLimits().get("lookups") ?? {};
  await (await lookingUp())();
  await sql`update kit.rate_limit set count = ${limit - 1} where key = 'lookups'`.execute(db);
  const warned = () =>
    shop
      .logged()
      .split("\n")
      .filter((line) => /look-?ups/i.test(line)).length;
  const before = warned();
  expect(await (await lookingUp())()).not.toBe("RATE_LIMITED");
  expect(warned()).toBe(before);
  const replies = await Promise.all([await lookingUp(), await lookingUp()].map((call) => call()));
  expect(replies).not.toContain("RATE_LIMITED");
  expect(warned()).toBe(before + 1);
});
