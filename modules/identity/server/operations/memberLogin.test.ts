import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { hashSecret } from "#kit/core/secret-hash.ts";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { figure } from "#kit/testing/proof.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { type PasswordHashes, passwordHashes } from "../password/password-hashes.ts";
import { aMember } from "../testing/a-member.ts";
import { allCookiesOf, identityFixture, sessionCookieOf } from "../testing/identity-fixture.ts";

const { database } = await testDatabase({ maxConnections: 20 });
const real = passwordHashes();
let hashed = 0;
const passwords: PasswordHashes = {
  hash: real.hash,
  matches: (password, hash) => {
    hashed += 1;
    return real.matches(password, hash);
  },
};
const fixture = await identityFixture(database, { passwords, isClubMember: async (userCode) => userCode === "KLUB" });

const password = "Main-bola7";
const passwordHash = await hashSecret(password);
await aMember(database, "ANA", { mobile: "+6281234567890", passwordHash });
await aMember(database, "KLUB", { passwordHash });
await aMember(database, "GITA", { passwordHash: null });
await aMember(database, "OUT", { passwordHash });
await aMember(database, "OLD", { passwordHash: await hashSecret("lama99") });
await sql`update identity.member set status = 'BLOCKED' where user_code = 'OUT'`.execute(database.kysely);

type Reply = {
  success: boolean;
  code: string;
  errorCode: string | null;
  errorMessage: string | null;
  data: Record<string, unknown> | null;
};
const document = `mutation memberLogin($input: MemberLoginInput!) { memberLogin(input: $input) {
  success code message timestamp errorMessage errorCode
  data { userCode email firstName lastName mobile orgCode userType passwordSet userAuthToken tenantCode } } }`;
const login = async (account: string, typed: string, headers: Record<string, string> = {}) => {
  const response = await fixture.post<{ memberLogin: Reply }>(
    document,
    { input: { account, password: typed } },
    headers,
  );
  return { ...response, reply: response.body.data?.memberLogin };
};
const codeOf = async (...args: Parameters<typeof login>) => (await login(...args)).reply?.code;
const from = (number: number) => ({ "x-test-address": `203.0.113.${number}` });

beforeEach(async () => {
  await sql`delete from kit.rate_limit`.execute(database.kysely);
  hashed = 0;
});

describe("LG-01 sign-in by password", () => {
  test("GN-02 LG-09 LG-10 EN-02 D-12 RO-02 returns every field of the login result", async () => {
    const { reply, cookies } = await login("ana@mail.example", password);
    expect(reply).toMatchObject({ success: true, code: "200", errorCode: null });
    expect(reply?.data).toEqual({
      userCode: "ANA",
      email: "ana@mail.example",
      firstName: "ANA",
      lastName: "Lestari",
      mobile: "+6281234567890",
      orgCode: "WH01",
      userType: "MEMBER",
      passwordSet: true,
      userAuthToken: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/),
      tenantCode: "SHOP",
    });
    expect((await fixture.whoAmI({ cookie: sessionCookieOf({ cookies }) })).body.data?.whoAmI).toBe("ANA");
    expect((await login("klub@mail.example", password)).reply?.data?.userType).toBe("CLUB_MEMBER");
  });

  test.each([
    "ana@mail.example",
    " Ana@Mail.Example ",
    "081234567890",
    "+62 812-3456-7890",
    "6281234567890",
    "81234567890",
  ])("D-04 D-08 D-24 finds the member by %s", async (account) => {
    expect((await login(account, password)).reply?.data?.userCode).toBe("ANA");
  });

  test("VA-17 VA-38 an old password by the looser rules is still accepted", async () => {
    expect(await codeOf("old@mail.example", "lama99")).toBe("200");
  });

  test("VA-14 an empty name or password is refused with a message and not counted", async () => {
    const empty = await login("  ", password);
    expect(empty.reply).toMatchObject({
      code: "INVALID_INPUT",
      errorMessage: "Please enter your email or mobile number",
    });
    expect((await login("ana@mail.example", "")).reply?.errorMessage).toBe("Please enter your password");
    expect(hashed).toBe(0);
  });
});

describe("S5 D-04 refused sign-ins", () => {
  const unknownAccounts = [
    ["a wrong password", "ana@mail.example", "Main-bola8"],
    ["the right password in other letters", "ana@mail.example", "main-bola7"],
    ["a password with a space behind it", "ana@mail.example", "Main-bola7 "],
    ["an unknown mailbox", "nobody@mail.example", password],
    ["an unknown number", "081299999999", password],
    ["a member without a password", "gita@mail.example", password],
    ["a wrong password of a blocked member", "out@mail.example", "Main-bola8"],
    ["what is no name at all", "%' or 1=1 --", password],
  ] as const;

  test("get the same message after one hash and the same statements", async () => {
    const counter = countQueries(database);
    const seen: { status: number; refusal: object; hashed: number; statements: string[]; length: unknown }[] = [];
    for (const [index, [, account, typed]] of unknownAccounts.entries()) {
      counter.reset();
      hashed = 0;
      const { status, reply, cookies, headers } = await login(account, typed, from(index));
      const { data, ...refusal } = reply ?? { data: null };
      expect([data, cookies]).toEqual([null, []]);
      seen.push({ status, refusal, hashed, statements: [...counter.statements], length: headers["content-length"] });
    }
    counter.stop();
    const [first, ...others] = seen;
    expect(first?.hashed).toBe(1);
    expect(first?.refusal).toMatchObject({
      code: "LOGIN_FAILED",
      errorMessage: "These do not match. Please check your email or mobile number and your password.",
    });
    // A mailbox and a number are looked for by statements of their own.
    const shape = ({ statements, ...rest }: (typeof seen)[number]) => ({ ...rest, statements: statements.length });
    for (const other of others) expect(shape(other)).toEqual(shape(first ?? other));
  });
});

test("MU-05 the right password of a blocked member is refused, and the sentence names the shop's contact", async () => {
  const { reply, cookies } = await login("out@mail.example", password);
  expect([reply, cookies]).toMatchObject([
    {
      code: "ACCOUNT_BLOCKED",
      errorMessage:
        "This account is blocked and cannot sign in. Please contact us: WhatsApp +62 811-0000, hello@shop.test",
      data: null,
    },
    [],
  ]);
});

describe("S4 D-04 password guessing", () => {
  test("five wrong attempts pause an account for 15 minutes, from any address, even for the correct password", async () => {
    for (let index = 0; index < 5; index += 1) {
      expect(await codeOf("ana@mail.example", "wrong-1", from(index))).toBe("LOGIN_FAILED");
    }
    const { reply } = await login("ana@mail.example", password, from(7));
    expect(reply).toMatchObject({
      code: "RATE_LIMITED",
      errorMessage: "Too many tries. Please try again in 15 minutes.",
    });
    expect(hashed).toBe(5);
    await sql`update kit.rate_limit set expires_at = expires_at - interval '15 minutes'`.execute(database.kysely);
    expect(await codeOf("ana@mail.example", password, from(7))).toBe("200");
  });

  test("an unknown account is paused the same way", async () => {
    for (let index = 0; index < 5; index += 1) await login("nobody@mail.example", "x", from(index));
    expect(await codeOf("nobody@mail.example", "x", from(9))).toBe("RATE_LIMITED");
  });

  test("five wrong attempts pause an address, over all accounts", async () => {
    for (let index = 0; index < 5; index += 1) await login(`someone${index}@mail.example`, "x", from(1));
    expect(await codeOf("klub@mail.example", password, from(1))).toBe("RATE_LIMITED");
    expect(await codeOf("klub@mail.example", password, from(2))).toBe("200");
  });

  test("of 500 parallel wrong attempts from 50 addresses, some by aliases, exactly five are checked", async () => {
    const alias = (index: number) => `a${index}: memberLogin(input: $input) { code }`;
    const ten = `mutation memberLogin($input: MemberLoginInput!) { ${Array.from({ length: 10 }, (_, index) => alias(index)).join(" ")} }`;
    const input = { account: "ana@mail.example", password: "wrong-1" };
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        fixture.post<Record<string, { code: string }>>(ten, { input }, from(index)),
      ),
    );
    const codes = replies.flatMap(({ body }) => Object.values(body.data ?? {}).map(({ code }) => code));
    expect(codes).toHaveLength(500);
    expect(codes.filter((code) => code === "LOGIN_FAILED")).toHaveLength(5);
    expect(new Set(codes)).toEqual(new Set(["LOGIN_FAILED", "RATE_LIMITED"]));
    expect(hashed).toBe(5);
    figure("S4", "500 wrong passwords at once from 50 addresses", `${hashed} compared`);
  });

  test("an account gets at most ten wrong attempts in an hour, in any distribution", async () => {
    const tried: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      tried.push((await codeOf("ana@mail.example", "wrong-1", from(index))) ?? "");
      // Every pause is waited for.
      await sql`delete from kit.rate_limit where key like 'sign-in:account:%'`.execute(database.kysely);
    }
    expect(tried.filter((code) => code === "LOGIN_FAILED")).toHaveLength(10);
    expect(tried.at(-1)).toBe("RATE_LIMITED");
  });

  const bothNames = ["ana@mail.example", "0812 3456 7890"] as const;
  const eitherName = (index: number) => bothNames[index % 2] ?? bothNames[0];

  test("1B-11 attempts by e-mail address and by number count for the same account", async () => {
    for (let index = 0; index < 5; index += 1) {
      expect(await codeOf(eitherName(index), "wrong-1", from(index))).toBe("LOGIN_FAILED");
    }
    for (const name of bothNames) expect(await codeOf(name, password, from(9))).toBe("RATE_LIMITED");
    // The IP address is not limited for another account.
    expect(await codeOf("klub@mail.example", password, from(9))).toBe("200");
    await sql`update kit.rate_limit set expires_at = expires_at - interval '15 minutes'`.execute(database.kysely);
    for (const name of bothNames) expect(await codeOf(name, password, from(9))).toBe("200");
  });

  test("1B-11 a member gets at most ten wrong attempts in an hour over both names", async () => {
    const tried: string[] = [];
    for (let index = 0; index < 24; index += 1) {
      tried.push((await codeOf(eitherName(index), "wrong-1", from(index))) ?? "");
      // Every pause is waited for.
      await sql`delete from kit.rate_limit where key like 'sign-in:account:%'`.execute(database.kysely);
    }
    expect(tried.filter((code) => code === "LOGIN_FAILED")).toHaveLength(10);
    expect(hashed).toBe(10);
  });

  test("1B-11 of many parallel wrong attempts by both names exactly five are checked", async () => {
    const codes = await Promise.all(
      Array.from({ length: 60 }, (_, index) => codeOf(eitherName(index), "wrong-1", from(index))),
    );
    expect(codes.filter((code) => code === "LOGIN_FAILED")).toHaveLength(5);
    expect(new Set(codes)).toEqual(new Set(["LOGIN_FAILED", "RATE_LIMITED"]));
    expect(hashed).toBe(5);
  });

  test("of one attempt on each of 1,000 accounts from one address 100 are checked in a day", async () => {
    let looked = 0;
    for (let index = 0; index < 1_000; index += 1) {
      const input = { name: `someone${index}@mail.example`, address: "203.0.113.1", knownDevice: null };
      await fixture.deps.signInGuard.attempt(input, async () => {
        looked += 1;
        // Every pause of the address is waited for.
        await sql`delete from kit.rate_limit where key like 'sign-in:address:%'`.execute(database.kysely);
        return false;
      });
    }
    expect(looked).toBe(100);
    figure("S4", "1,000 accounts with one guess each from one address, in a day", `${looked} compared`);
  });

  test("the owner signs in on a known device despite wrong attempts elsewhere; attempts on that device are limited too", async () => {
    const cookie = allCookiesOf(await login("ana@mail.example", password));
    const device = cookie.split("; ").find((text) => text.startsWith("knownDevice=")) ?? "";
    for (let index = 0; index < 8; index += 1) await login("ana@mail.example", "wrong-1", from(index));
    expect(await codeOf("ana@mail.example", password, from(0))).toBe("RATE_LIMITED");
    expect(await codeOf("ana@mail.example", password, { ...from(0), cookie: device })).toBe("200");
    // The cookie counts for no other account, a forged one never.
    for (let index = 10; index < 15; index += 1) await login("klub@mail.example", "wrong-1", from(index));
    expect(await codeOf("klub@mail.example", password, { ...from(0), cookie: device })).toBe("RATE_LIMITED");
    const forged = device.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    expect(await codeOf("ana@mail.example", password, { ...from(0), cookie: forged })).toBe("RATE_LIMITED");
    const onDevice = [];
    for (let index = 0; index < 7; index += 1) {
      onDevice.push(await codeOf("ana@mail.example", "wrong-1", { ...from(index), cookie: device }));
    }
    expect(onDevice.filter((code) => code === "LOGIN_FAILED")).toHaveLength(5);
  });

  test("correct attempts are not counted: 30 members behind one address sign in at once", async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => codeOf("ana@mail.example", password, from(1))));
    expect(replies).toEqual(Array(30).fill("200"));
    const { rows } = await sql<{ count: number }>`select coalesce(max(count), 0) as count from kit.rate_limit
      where key like 'sign-in:%'`.execute(database.kysely);
    expect(rows).toEqual([{ count: 0 }]);
  });

  test("when the hasher is overloaded, an attempt is neither checked nor counted", async () => {
    const crowded = await identityFixture(database, {
      passwords: { hash: real.hash, matches: async () => ({ ok: false, error: { code: "BUSY" } }) },
    });
    const { body } = await crowded.post<{ memberLogin: Reply }>(document, {
      input: { account: "ana@mail.example", password },
    });
    expect(body.data?.memberLogin.code).toBe("RATE_LIMITED");
    expect(await codeOf("ana@mail.example", password)).toBe("200");
  });

  test("the counters hold no typed text", async () => {
    await login("ana@mail.example", "wrong-1", from(1));
    const { rows } = await sql<{ key: string }>`select key from kit.rate_limit`.execute(database.kysely);
    expect(rows.length).toBeGreaterThanOrEqual(4);
    expect(rows.map(({ key }) => key).join(" ")).not.toMatch(/ana|mail|203\.0/);
  });
});
