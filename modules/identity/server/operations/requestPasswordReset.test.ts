import { sql } from "kysely";
import { expect, test } from "vitest";
import { countQueries } from "#kit/postgres/query-counter.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { sessionCookieOf } from "../testing/identity-fixture.ts";
import { from, resetFixture } from "../testing/reset-fixture.ts";

const { database } = await testDatabase({ maxConnections: 10 });
const fixture = await resetFixture(database);
const { request, sent } = fixture;

test("S5 D-03 the reply and the statements are the same with and without an account; only members get a message", async () => {
  const counter = countQueries(database);
  const seen: unknown[] = [];
  for (const [index, account] of ["ana@mail.example", "nobody@mail.example", "out@mail.example"].entries()) {
    counter.reset();
    const { status, reply, cookies } = await request(account, from(index));
    seen.push({ status, reply, cookies, statements: [...counter.statements] });
  }
  counter.stop();
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
  expect(seen[0]).toMatchObject({
    reply: {
      code: "200",
      message: "If there is an account, we have sent it a way to choose a new password.",
      data: { channel: "EMAIL", timeRemaining: 60_000 },
    },
  });
  const messages = await sent();
  expect(messages.map(({ to, content }) => [to, content.kind])).toEqual([
    ["ana@mail.example", "passwordReset"],
    ["out@mail.example", "passwordReset"],
  ]);
});

test("D-03 a member's number gets a code by WhatsApp, an unknown number gets no message", async () => {
  expect((await request("0812 3456 7890")).reply?.data).toEqual({ channel: "WHATSAPP", timeRemaining: 60_000 });
  expect((await request("0812 9999 9999")).reply?.data).toEqual({ channel: "WHATSAPP", timeRemaining: 60_000 });
  expect((await sent()).map(({ to, channel }) => [to, channel])).toEqual([["+6281234567890", "WHATSAPP"]]);
});

test("2A-03 a reset code is sent although a login code was sent a moment ago", async () => {
  const cookie = sessionCookieOf(await fixture.guestInit());
  const login = `mutation requestLoginCode($input: LoginCodeInput!) { requestLoginCode(input: $input) { code } }`;
  await fixture.post(login, { input: { mobile: "081234567890" } }, { cookie });
  expect((await request("081234567890", { cookie })).reply).toMatchObject({ code: "200" });
  expect((await sent()).map(({ to }) => to)).toEqual(["+6281234567890", "+6281234567890"]);
  // Another browser has no code of its own to wait for: it gets the waiting time, known number or not.
  for (const account of ["081234567890", "081299999999"]) {
    await request(account, { cookie });
    const other = { cookie: sessionCookieOf(await fixture.guestInit()) };
    const { reply } = await request(account, other);
    expect(reply).toMatchObject({ code: "RATE_LIMITED", data: null });
    expect(reply?.errorMessage).toMatch(/^Please wait \d+ seconds before you ask for another code\.$/);
  }
});

test("a second request within a minute sends nothing and returns the remaining time", async () => {
  await request("ana@mail.example");
  const again = (await request("ana@mail.example")).reply?.data as { timeRemaining: number };
  expect(again.timeRemaining).toBeGreaterThan(0);
  expect(again.timeRemaining).toBeLessThanOrEqual(60_000);
  expect(await sent()).toHaveLength(1);
});

test("S5 an account gets five in an hour, known or not; an address twenty", async () => {
  const pass = () => sql`update identity.code set sent_at = sent_at - interval '61 seconds'`.execute(database.kysely);
  for (const account of ["ana@mail.example", "nobody@mail.example"]) {
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 7; index += 1) {
      codes.push((await request(account, from(index))).reply?.code);
      await pass();
    }
    expect(codes.filter((code) => code === "200")).toHaveLength(5);
    expect(codes.slice(5)).toEqual(["RATE_LIMITED", "RATE_LIMITED"]);
  }
  const others = await Promise.all(
    Array.from({ length: 60 }, (_, index) => request(`someone${index}@mail.example`, from(99))),
  );
  expect(others.filter(({ reply }) => reply?.code === "200")).toHaveLength(20);
});

test("an invalid e-mail address or number is refused", async () => {
  expect((await request("ana@")).reply).toMatchObject({ code: "EMAIL_INVALID", errorMessage: "Invalid email address" });
  expect((await request("12345")).reply?.code).toBe("MOBILE_INVALID");
  expect((await request(" ")).reply?.errorMessage).toBe("Please enter your email or mobile number");
});

test("the outbox holds the account encrypted", async () => {
  await request("ana@mail.example");
  const { rows } = await sql<{ row: string }>`select payload::text as row from kit.outbox`.execute(database.kysely);
  expect(rows.map(({ row }) => row).join()).not.toContain("ana@");
});
