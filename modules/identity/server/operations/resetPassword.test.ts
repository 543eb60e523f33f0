import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { sessionCookieOf } from "../testing/identity-fixture.ts";
import { codeIn, oldPassword, resetFixture, twice } from "../testing/reset-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await resetFixture(database);
const { deviceOf, linkFor, request, reset, sent, signIn } = fixture;

test("D-03 LG-11 the e-mailed link sets a new password, ends every session and notifies the member", async () => {
  const cookies = [sessionCookieOf(await fixture.signInAs("ANA")), sessionCookieOf(await fixture.signInAs("ANA"))];
  const token = await linkFor("ana@mail.example");
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await reset({ token, ...twice("Baru-sekali9") })).toMatchObject({ code: "200", errorMessage: null });
  expect((await sent()).map(({ to, content }) => [to, content.kind])).toEqual([
    ["ana@mail.example", "passwordChanged"],
  ]);
  for (const cookie of cookies)
    expect((await fixture.whoAmI({ cookie })).body.errors?.[0]?.extensions.code).toBe("0002");
  expect([await signIn("ana@mail.example", oldPassword), await signIn("ana@mail.example", "Baru-sekali9")]).toEqual([
    "LOGIN_FAILED",
    "200",
  ]);
});

test("D-03 a link works once, also for twenty parallel requests", async () => {
  const token = await linkFor("ana@mail.example");
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => reset({ token, ...twice(`Baru-sekali${index}x`) })),
  );
  expect(replies.filter((reply) => reply?.code === "200")).toHaveLength(1);
  expect(new Set(replies.map((reply) => reply?.code))).toEqual(new Set(["200", "RESET_LINK_EXPIRED"]));
});

test("2A-06 an expired link, and one older than a used one, is refused", async () => {
  const first = await linkFor("ana@mail.example");
  await sql`update identity.password_reset set expires_at = expires_at - interval '29 minutes 59 seconds'`.execute(
    database.kysely,
  );
  await sql`delete from kit.rate_limit`.execute(database.kysely);
  const second = await linkFor("ana@mail.example");
  expect((await reset({ token: second, ...twice("Baru-sekali9") }))?.code).toBe("200");
  expect((await reset({ token: first, ...twice("Baru-sekali9") }))?.code).toBe("RESET_LINK_EXPIRED");
  await sql`delete from kit.rate_limit`.execute(database.kysely);
  const third = await linkFor("ana@mail.example");
  await sql`update identity.password_reset set expires_at = expires_at - interval '30 minutes'`.execute(
    database.kysely,
  );
  expect(await reset({ token: third, ...twice("Baru-sekali9") })).toMatchObject({
    code: "RESET_LINK_EXPIRED",
    errorMessage: "This link is no longer valid: it was used already, or is too old. Please ask for a new one.",
  });
});

test("D-03 a refused password does not use the link", async () => {
  const token = await linkFor("ana@mail.example");
  const tries = [
    [twice("kurang"), "The value must contain alphanumeric special characters And at least six"],
    [{ password: "Baru-sekali9", rePassword: "Baru-sekali8" }, "The password you entered are not the same"],
    [twice("P@ssw0rd1"), "This password is common or was leaked elsewhere. Please choose another."],
  ] as const;
  for (const [input, text] of tries) expect((await reset({ token, ...input }))?.errorMessage).toBe(text);
  expect(await signIn("ana@mail.example", oldPassword)).toBe("200");
  expect((await reset({ token, ...twice("Baru-sekali9") }))?.code).toBe("200");
});

test("D-03 an unknown, an empty and a missing token give the same reply", async () => {
  const inputs: Record<string, string>[] = [{ token: "A".repeat(43) }, { token: "" }, {}];
  for (const input of inputs) {
    expect((await reset({ ...input, ...twice("Baru-sekali9") }))?.code).toBe("RESET_LINK_EXPIRED");
  }
});

test("D-03 a new password lifts the pause after wrong sign-in attempts", async () => {
  for (let index = 0; index < 5; index += 1) await signIn("ana@mail.example", `wrong-${index}`);
  await sql`delete from kit.rate_limit where key like 'sign-in:address%'`.execute(database.kysely);
  expect(await signIn("ana@mail.example", oldPassword)).toBe("RATE_LIMITED");
  const token = await linkFor("ana@mail.example");
  await reset({ token, ...twice("Baru-sekali9") });
  expect(await signIn("ana@mail.example", "Baru-sekali9")).toBe("200");
});

test("D-81 number, code and password can be sent in one call", async () => {
  const device = await deviceOf("ANA");
  await request("081234567890", device);
  const verificationCode = codeIn(await sent());
  const input = { mobile: "0812-3456-7890", verificationCode };
  expect((await reset({ ...input, ...twice("kurang") }, device))?.code).toBe("INVALID_INPUT");
  expect((await reset({ ...input, ...twice("Baru-sekali9") }, device))?.code).toBe("200");
  expect((await reset({ ...input, ...twice("Baru-sekali8") }, device))?.code).toBe("OTP_EXPIRED");
});
