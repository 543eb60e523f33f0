import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { sendRaw } from "#kit/http/testing/raw-request.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { startTestShop } from "../testing/start-test-shop.ts";
import { securityEvents } from "./security-events.ts";

const { url } = await shopDatabase();
// The proxy names the clients, so that each has an address that appears once in the log.
const shop = await startTestShop({ databaseUrl: url, env: { SHOP_ROLE: "all", SHOP_TRUST_PROXY: "1" } });

type Line = { msg: string; level: string; event: string; operation: string; reason: string; client: string };
const events = () =>
  shop
    .logged()
    .split("\n")
    .filter((line) => line.includes('"security event"'))
    .map((line) => JSON.parse(line) as Line);

const from = (address: string, more: Record<string, string> = {}) => ({ "x-forwarded-for": address, ...more });

const guess = {
  email: "somebody.secret@mailbox.example",
  mobile: "081277778888",
  password: "Guessed-by-me-7",
  code: "739164",
};

const memberLogin = `mutation memberLogin($input: MemberLoginInput!) { memberLogin(input: $input) { success errorCode } }`;
const staffSignIn = `mutation staffSignIn($input: StaffSignInInput!) { staffSignIn(input: $input) { success errorCode } }`;
const elsewhere = { origin: "https://evil.example" };

/** An action from its own network address, and the line it must write. */
const scenes: readonly {
  readonly what: string;
  readonly line: Partial<Line>;
  act(headers: Record<string, string>): Promise<unknown>;
}[] = [
  {
    what: "a member's wrong password",
    line: { event: "signIn", operation: "memberLogin", reason: "LOGIN_FAILED" },
    act: (headers) =>
      shop.post({
        query: memberLogin,
        variables: { input: { account: guess.email, password: guess.password } },
        headers,
      }),
  },
  {
    what: "a wrong password in the back office, under another name in the answer",
    line: { event: "signIn", operation: "staffSignIn", reason: "WRONG_PASSWORD" },
    act: (headers) =>
      shop.postToAdmin({
        query: staffSignIn.replace("{ staffSignIn", "{ somethingElse: staffSignIn"),
        variables: { input: { email: guess.email, password: guess.password } },
        headers,
      }),
  },
  {
    what: "too many of them",
    line: { event: "limit", operation: "staffSignIn", reason: "RATE_LIMITED" },
    async act(headers) {
      for (let tries = 0; tries < 8; tries += 1)
        await shop.postToAdmin({
          query: staffSignIn,
          variables: { input: { email: `more.${guess.email}`, password: guess.password } },
          headers,
        });
    },
  },
  {
    what: "the back office without signing in",
    line: { event: "permission", operation: "adminOrders", reason: "STAFF_ONLY" },
    act: (headers) => shop.postToAdmin({ query: "query q { mine: adminOrders(input: {}) { total } }", headers }),
  },
  {
    what: "a member's page of data without a session",
    line: { event: "session", operation: "queryDevices", reason: "0002", level: "info" },
    act: (headers) =>
      shop.post({ query: "query q { ...F } fragment F on Query { queryDevices { __typename } }", headers }),
  },
  {
    what: "the club without its credential",
    line: { event: "permission", operation: "clubMemberByMobile", reason: "UNAUTHORIZED" },
    act: (headers) =>
      shop.postToClub({ query: `query q { clubMemberByMobile(mobile: "${guess.mobile}") { code } }`, headers }),
  },
  {
    what: "an operation from a page of another site",
    line: { event: "crossOrigin", operation: "memberLogin", reason: "403" },
    act: (headers) => shop.post({ query: memberLogin, variables: {}, headers: { ...headers, ...elsewhere } }),
  },
  {
    what: "a form from a page of another site",
    line: { event: "crossOrigin", operation: "POST /login", reason: "403" },
    act: (headers) =>
      sendRaw(`${shop.address}/login?account=${guess.mobile}`, {
        method: "POST",
        headers: { ...headers, ...elsewhere, "content-type": "application/x-www-form-urlencoded" },
        body: `account=${guess.email}&code=${guess.code}`,
      }),
  },
];

test("2B-05 a successful sign-in is logged too, without the person", async () => {
  const input = { account: "andi@demo.example", password: "Main-bola7" };
  const before = events().length;
  const { body } = await shop.post<{ memberLogin: { success: boolean } }>({
    query: memberLogin,
    variables: { input },
    headers: from("203.0.113.200"),
  });
  expect(body.data?.memberLogin.success).toBe(true);
  await expect
    .poll(() => events().slice(before))
    .toContainEqual(expect.objectContaining({ event: "signedIn", reason: "member", level: "info" }));
  expect(shop.logged()).not.toContain("andi@demo.example");
});

test.each(scenes)("2B-05 $what is logged: operation, kind, and the client as a keyed hash", async (scene) => {
  const number = scenes.indexOf(scene) + 10;
  const before = events().length;
  await scene.act(from(`203.0.113.${number}`));
  await expect.poll(() => events().slice(before)).toContainEqual(expect.objectContaining(scene.line));
  for (const line of events().slice(before)) expect(line.client).toMatch(/^[0-9a-f]{20}$/);
});

test("2B-05 one client has one hash, an IPv6 network counts as one, and no input is in the log", async () => {
  const before = events().length;
  const addresses = ["198.51.100.1", "198.51.100.1", "198.51.100.2", "2001:db8:7:7::1", "2001:db8:7:7:ffff::9"];
  for (const address of addresses) {
    await shop.postToAdmin({ query: "query q { adminOrders(input: {}) { total } }", headers: from(address) });
  }
  await expect.poll(() => events().slice(before)).toHaveLength(addresses.length);
  const [one, again, another, six, sameSix] = events()
    .slice(before)
    .map(({ client }) => client);
  expect([one === again, one === another, six === sameSix]).toEqual([true, false, true]);
  for (const secret of [...Object.values(guess), "81277778888", "203.0.113.", "198.51.100.", "2001:db8"]) {
    expect(shop.logged()).not.toContain(secret);
  }
});

/** Codes that resemble security events and are none: an action on something blocked or not, an incomplete form, a coupon, an expiry, a reason of a return, a large file. */
const harmless = new Set(
  "BIND_EXPIRED BLOCKED_ALREADY NOT_BLOCKED PIN_NOT_LOCKED CHECKOUT_EXPIRED COUPON_INVALID EMAIL_INVALID MOBILE_INVALID EXPIRED INVALID INVALID_INPUT INVALID_FIELDS INVALID_TEXTS GRAPHQL_VALIDATION_FAILED GRAPHQL_PARSE_FAILED WHOLE_ORDER_ONLY REGISTRATION_TOKEN_EXPIRED TOO_MANY TOO_MANY_PIECES TOO_MANY_WAITING INVALID_ACTION TOO_MANY_CODES TOO_MANY_COLUMNS TOO_MANY_ROWS FORGED WRONG_ITEM EMAIL_ONLY".split(
    " ",
  ),
);

test("2B-05 every code of a wrong secret, a limit or a missing permission has a kind", () => {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const files = globSync(["modules/*/server/**/*.ts", "apps/club/**/*.ts", "kit/graphql/*.ts"], { cwd: root }).filter(
    (file) => !file.startsWith("kit/") || !file.endsWith(".test.ts"),
  );
  const codes = new Set(
    files.flatMap((file) =>
      [...readFileSync(root + file, "utf8").matchAll(/(?:code: |Refused\()"([A-Z_0-9]+)"/g)].map(
        ([, code = ""]) => code,
      ),
    ),
  );
  const telling =
    /WRONG|INVALID|EXPIRED|TOO_MANY|LOCKED|BLOCKED|LIMITED|FORBIDDEN|FAILED|FORGED|UNAUTHORIZED|ONLY$|ORIGIN$/;
  const unknown = [...codes].filter((code) => telling.test(code) && !harmless.has(code) && !(code in securityEvents));
  expect(unknown).toEqual([]);
  expect(codes.size).toBeGreaterThan(100);
});
