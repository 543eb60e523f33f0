import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { saveLinks } from "../store/links.ts";
import { joinFixture } from "../testing/join-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await joinFixture(database);
const { memory } = fixture;
const password = "Klub-kita7";
const linked = memory.add({ mobile: "+62817000001", password });
memory.add({ mobile: "+62817000002", password });
memory.add({ mobile: "+62817000003", status: "INACTIVE" });
memory.add({ mobile: "+62817000004", password, status: "BLOCKED" });
const lost = memory.add({ mobile: "+62817000005", password });
await aMember(database, "RANI");
await aMember(database, "SHUT");
await saveLinks(database.kysely, [
  { userCode: "RANI", clubMemberId: linked.id },
  { userCode: "SHUT", clubMemberId: lost.id },
]);
await sql`update identity.member set status = 'BLOCKED' where user_code = 'SHUT'`.execute(database.kysely);

beforeEach(async () => {
  await sql`delete from kit.rate_limit`.execute(database.kysely);
  memory.fault(() => null);
});

describe("OP-06 LY-05 signing in with the club", () => {
  test.each(["0817000001", "+62 817-000-001"])(
    "%s and its password open the shop account it is linked to",
    async (mobile) => {
      const visitor = await fixture.visitor();
      const reply = await visitor.ask("signIn", { mobile, password });
      expect(reply).toMatchObject({
        success: true,
        code: "200",
        data: {
          userCode: "RANI",
          email: "rani@mail.example",
          userType: "CLUB_MEMBER",
          tenantCode: "SHOP",
          userAuthToken: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/),
        },
      });
      expect(await visitor.whoAmI()).toBe("RANI");
    },
  );

  test("LY-06 LY-07 ER-15 BC-50 501: the password is right, and no account of the shop is linked", async () => {
    const visitor = await fixture.visitor();
    expect(await visitor.ask("signIn", { mobile: "0817000002", password })).toMatchObject({
      success: false,
      code: "501",
      errorCode: "501",
      errorMessage: "This club account is not linked to an account of our shop yet.",
      data: null,
    });
    expect(await visitor.whoAmI()).toBe(visitor.visitorUniqueKey);
  });

  test("2A-07 a wrong, unknown, inactive or blocked account gets one and the same text about the club account", async () => {
    const tried = [
      ["0817000001", "wrong"],
      ["0817000002", "wrong"],
      ["0817999999", password],
      ["0817000003", password],
      ["0817000004", password],
    ] as const;
    const replies = new Set<string>();
    for (const [mobile, typed] of tried) {
      const { success, code, errorMessage } = await (await fixture.visitor()).ask("signIn", {
        mobile,
        password: typed,
      });
      replies.add(JSON.stringify([success, code, errorMessage]));
    }
    expect([...replies]).toEqual([
      JSON.stringify([
        false,
        "LOGIN_FAILED",
        "These do not match. Please check the mobile number and the password of your club account.",
      ]),
    ]);
  });

  test("MU-05 the right password of a club account linked to a blocked account is refused, naming the shop's contact", async () => {
    const visitor = await fixture.visitor();
    expect(await visitor.ask("signIn", { mobile: "0817000005", password })).toMatchObject({
      code: "ACCOUNT_BLOCKED",
      errorMessage: expect.stringContaining("WhatsApp +62 811-0000"),
      data: null,
    });
    expect(await visitor.whoAmI()).toBe(visitor.visitorUniqueKey);
  });

  test("VA-24 both are required", async () => {
    const visitor = await fixture.visitor();
    const messageFor = async (mobile: string, typed: string) =>
      (await visitor.ask("signIn", { mobile, password: typed })).errorMessage;
    expect(await messageFor("", password)).toBe("Required");
    expect(await messageFor("0817000001", "")).toBe("Required");
    expect(await messageFor("0217000001", password)).toBe("Invalid phone number");
  });
});

describe("S4 the limits are those of the shop's own passwords", () => {
  test("of fifty wrong tries at once five reach the club, and then the right one is refused as well", async () => {
    const visitors = await Promise.all(Array.from({ length: 50 }, () => fixture.visitor()));
    const before = memory.calls.filter((call) => call === "checkPassword").length;
    const codes = await Promise.all(
      visitors.map(async (visitor) => (await visitor.ask("signIn", { mobile: "0817000001", password: "x" })).code),
    );
    expect(memory.calls.filter((call) => call === "checkPassword").length - before).toBe(5);
    expect(codes.filter((code) => code === "LOGIN_FAILED")).toHaveLength(5);
    const late = await (await fixture.visitor()).ask("signIn", { mobile: "0817000001", password });
    expect(late).toMatchObject({
      code: "RATE_LIMITED",
      errorMessage: "Too many tries. Please try again in 15 minutes.",
    });
  });

  test("a club that does not answer is reported as such and costs no attempt", async () => {
    memory.fault((call) => (call === "checkPassword" ? "before" : null));
    const visitor = await fixture.visitor();
    for (let time = 0; time < 7; time += 1) {
      const { code } = await visitor.ask("signIn", { mobile: "0817000001", password });
      expect(code).toBe("CLUB_UNREACHABLE");
    }
    memory.fault(() => null);
    expect((await visitor.ask("signIn", { mobile: "0817000001", password })).code).toBe("200");
  });
});
