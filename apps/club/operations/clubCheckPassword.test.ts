import { sql } from "kysely";
import { expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";

const club = await clubFixture();
const { database } = club;

const tryPassword = (mobile: string, password: string) =>
  club.ask("clubCheckPassword", { mobile, password }, "data { id status }");

test("the right password returns its member; a wrong one and an unknown number are refused", async () => {
  const { id, mobile } = await aClubMember(database, { password: "Klub-kita7" });
  expect(await tryPassword(mobile, "Klub-kita7")).toEqual({ code: "200", data: { id, status: "ACTIVE" } });
  expect(await tryPassword(mobile, "klub-kita7")).toEqual({ code: "WRONG_PASSWORD", data: null });
  expect(await tryPassword("+628770000999", "Klub-kita7")).toEqual({ code: "NOT_REGISTERED", data: null });
});

test("guests and inactive members have no password and are returned with the refusal", async () => {
  for (const status of ["GUEST", "INACTIVE"] as const) {
    const { id, mobile } = await aClubMember(database, { status });
    expect(await tryPassword(mobile, "x")).toEqual({ code: "NO_PASSWORD", data: { id, status } });
  }
});

test("a blocked member is reported as such only after the right password", async () => {
  const { mobile } = await aClubMember(database, { status: "BLOCKED", password: "Klub-kita7" });
  expect(await tryPassword(mobile, "wrong")).toEqual({ code: "WRONG_PASSWORD", data: null });
  expect(await tryPassword(mobile, "Klub-kita7")).toEqual({ code: "BLOCKED", data: null });
});

test("five wrong passwords, also in parallel, pause the account for a quarter of an hour", async () => {
  const { id, mobile } = await aClubMember(database, { password: "Klub-kita7" });
  const replies = await Promise.all(Array.from({ length: 20 }, () => tryPassword(mobile, "wrong")));
  expect(replies.filter(({ code }) => code === "WRONG_PASSWORD")).toHaveLength(5);
  expect(replies.filter(({ code }) => code === "RATE_LIMITED")).toHaveLength(15);
  expect((await tryPassword(mobile, "Klub-kita7")).code).toBe("RATE_LIMITED");
  // The counters run by the database's clock: a quarter of an hour later they have run out.
  await sql`update kit.rate_limit set expires_at = expires_at - interval '15 minutes'`.execute(database.kysely);
  expect(await tryPassword(mobile, "Klub-kita7")).toEqual({ code: "200", data: { id, status: "ACTIVE" } });
});
