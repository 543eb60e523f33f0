import { sql } from "kysely";
import { expect, test } from "vitest";
import { keyedHash } from "#kit/core/keyed-hash.ts";
import { developmentSecret } from "../config/settings.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";

const { url, database } = await shopDatabase();
const club = await startTestShop({
  databaseUrl: url,
  env: { SHOP_ROLE: "club", SHOP_PUBLIC_URL: "http://shop.example" },
});

const account = 'query clubAccount { clubAccount(id: "MC10000001") { code data { heldPoints tierCode } } }';
const asShop = { authorization: `Bearer ${keyedHash(developmentSecret, "club token")}` };

test("a process with the club role serves the club's endpoint and site, and nothing of the shop", async () => {
  const { body } = await club.postToClub({ query: account, headers: asShop });
  expect(body).toEqual({ data: { clubAccount: { code: "200", data: { heldPoints: 0, tierCode: "GOLD" } } } });
  expect((await club.get("/club")).status).toBe(200);
  for (const path of ["/", "/graphql", "/login"]) expect((await club.get(path)).status).toBe(404);
});

test("a missing, wrong or incomplete credential is refused", async () => {
  const tokens = ["", "Bearer", "Bearer wrong", asShop.authorization.slice(0, -1), asShop.authorization.toLowerCase()];
  for (const authorization of tokens) {
    const { body } = await club.postToClub({ query: account, headers: { authorization } });
    expect(body.errors?.[0]?.extensions, authorization).toEqual({ code: "UNAUTHORIZED", statusCode: 401 });
  }
});

test("no page of the club may be framed, but the shop may frame the consent", async () => {
  const framing = async (path: string) => {
    const { headers } = await club.get(path);
    const policy = String(headers["content-security-policy"]);
    return [headers["x-frame-options"], /frame-ancestors ([^;]*)/.exec(policy)?.[1]];
  };
  expect(await framing("/club/set-pin")).toEqual(["DENY", "'none'"]);
  expect(await framing("/club/data-consent")).toEqual([undefined, "http://shop.example"]);
});

test("a code for a member is stored encrypted for the worker to send; for any other number nothing is stored", async () => {
  const send = (mobile: string) =>
    club.get("/club/create-new-password", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: `step=number&mobile=${mobile}`,
    });
  const waiting = async () => {
    const { rows } = await sql<{ topic: string; payload: { kind: string; channel: string } }>`
      select topic, payload from kit.outbox`.execute(database.kysely);
    return rows.map(({ topic, payload }) => [topic, payload.kind, payload.channel]);
  };
  expect((await send("81299999999")).status).toBe(200);
  expect(await waiting()).toEqual([]);
  expect((await send("81210000002")).status).toBe(200);
  expect(await waiting()).toEqual([["message.send", "verificationCode", "WHATSAPP"]]);
  expect(club.logged()).not.toContain("81210000002");
});
