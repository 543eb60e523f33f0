import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { socialFixture } from "../testing/social-fixture.ts";
import { identityFaults } from "./identity-fault.ts";

const { database, browser, memberSessions, linksOf, forgetLinks } = await socialFixture();
beforeEach(forgetLinks);

describe("S10 forged or replayed answers never sign in", () => {
  test("every forged response of both providers: 0 sessions", async () => {
    const before = await memberSessions();
    const tried: string[] = [];
    for (const [channel, who] of [
      ["google", "demo-google-gita"],
      ["facebook", "demo-facebook-fajar"],
    ] as const) {
      for (const fault of Object.keys(identityFaults[channel])) {
        const reply = await browser().signIn(channel, { who, fault });
        tried.push(`${channel} ${fault}: ${reply.errorCode}`);
        expect(reply).toMatchObject({ success: false, data: null });
      }
    }
    expect(tried.filter((line) => !/THIRD_INVALID$/.test(line))).toEqual([
      "google trouble: THIRD_UNAVAILABLE",
      "facebook trouble: THIRD_UNAVAILABLE",
    ]);
    expect(await memberSessions()).toBe(before);
    process.stdout.write(`S10: ${tried.length} lying answers, ${(await memberSessions()) - before} sessions\n`);
  });

  test("a sign-in can be completed once, also in parallel", async () => {
    const shopper = browser();
    const out = await shopper.out("google", { who: "demo-google-gita" });
    const before = await memberSessions();
    const ends = await Promise.all(Array.from({ length: 20 }, () => shopper.end("google", out)));
    expect(ends.filter(({ success }) => success)).toHaveLength(1);
    expect(await memberSessions()).toBe(before + 1);
  });

  test.each([
    ["no state", (out: URLSearchParams) => out.delete("state")],
    ["another state", (out: URLSearchParams) => out.set("state", "x".repeat(43))],
    ["no code", (out: URLSearchParams) => out.delete("code")],
    ["a made-up code", (out: URLSearchParams) => out.set("code", randomUUID())],
  ])("%s", async (_name, spoil) => {
    const shopper = browser();
    const out = await shopper.out("google", { who: "demo-google-gita" });
    spoil(out);
    expect(await shopper.end("google", out)).toMatchObject({ success: false, errorCode: "THIRD_INVALID", data: null });
    expect(await shopper.whoAmI()).toBe("nobody");
  });

  test("the answer to one browser's sign-in is refused in another's", async () => {
    const attacker = browser();
    const victim = browser();
    const out = await attacker.out("google", { who: "demo-google-gita" });
    expect(await victim.end("google", out)).toMatchObject({ errorCode: "THIRD_INVALID" });
    await victim.begin("google");
    expect(await victim.end("google", out)).toMatchObject({ errorCode: "THIRD_INVALID" });
    // With the right state of their own, the stolen code still lacks its verifier and its nonce.
    const own = await victim.out("google", { who: "demo-google-gita" });
    own.set("code", out.get("code") ?? "");
    expect(await victim.end("google", own)).toMatchObject({ errorCode: "THIRD_INVALID" });
    expect(await victim.whoAmI()).toBe("nobody");
  });

  test("the answer of one provider is refused as another's", async () => {
    const shopper = browser();
    const out = await shopper.out("google", { who: "demo-google-gita" });
    expect(await shopper.end("facebook", out)).toMatchObject({ errorCode: "THIRD_INVALID" });
  });

  test("SO-02 the specification's payload is accepted, and the profile in it is ignored", async () => {
    const claims = {
      email: "rani@demo.example",
      firstName: "Rani",
      lastName: "Palsu",
      gender: "FEMALE",
      birthDate: "19900101",
    };
    const shopper = browser();
    const honest = await shopper.end("google", await shopper.out("google", { who: "demo-google-gita" }), {
      ...claims,
      thirdId: "demo-google-gita",
    });
    expect(honest).toMatchObject({ success: true, data: { userCode: "GITA", email: "gita@mail.example" } });
    const liar = browser();
    const lie = await liar.end("google", await liar.out("google", { who: "demo-google-bima" }), {
      ...claims,
      thirdId: "demo-google-gita",
    });
    expect(lie).toMatchObject({ success: false, errorCode: "THIRD_INVALID", data: null });
  });

  test("linking is bound to the session that requested it: not a guest's, not a later member's", async () => {
    const guest = browser();
    const guestOut = await guest.out("google", { who: "demo-google-bima" }, { pageType: "account" });
    expect(await guest.end("google", guestOut, { pageType: "account" })).toMatchObject({ errorCode: "THIRD_INVALID" });
    const shopper = browser();
    await shopper.as("ANDI");
    const out = await shopper.out("google", { who: "demo-google-andi" }, { pageType: "account" });
    await shopper.as("RANI");
    expect(await shopper.end("google", out, { pageType: "account" })).toMatchObject({ errorCode: "THIRD_INVALID" });
    expect(await linksOf("demo-google-andi")).toEqual([]);
  });

  test("a linked account cannot be linked to a second member", async () => {
    const shopper = browser();
    await shopper.as("ANDI");
    await shopper.confirm();
    const out = await shopper.out("google", { who: "demo-google-gita" }, { pageType: "account" });
    expect(await shopper.end("google", out, { pageType: "account" })).toMatchObject({ errorCode: "THIRD_TAKEN" });
    expect(await linksOf("demo-google-gita")).toEqual(["GITA"]);
    expect(await shopper.whoAmI()).toBe("ANDI");
  });
});

test("S9 the return path stays on this shop", async () => {
  const shopper = browser();
  const out = await shopper.out("google", { who: "demo-google-gita" }, { redirectUrl: "//elsewhere.example" });
  expect(await shopper.end("google", out)).toMatchObject({ data: { redirectUrl: "/" } });
});

test("no table stores a token, code or secret of a sign-in", async () => {
  const shopper = browser();
  const out = await shopper.out("facebook", { who: "demo-facebook-fajar" });
  await shopper.end("facebook", out);
  const { rows } = await sql<{ row: string }>`
    select session::text as row from identity.session session
    union all select attempt::text from identity.social_attempt attempt
    union all select account::text from identity.social_account account`.execute(database.kysely);
  const stored = rows.map(({ row }) => row).join();
  for (const secret of [out.get("code"), out.get("state")]) expect(stored).not.toContain(secret);
});
