import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { figure } from "#kit/testing/proof.ts";
import { aClubMember } from "../testing/a-club-member.ts";
import { clubFixture } from "../testing/club-fixture.ts";
import { checkPin } from "./check-pin.ts";

const club = await clubFixture();
const { database, clock, deps } = club;
const hour = 60 * 60 * 1000;

const tryPin = (id: string, pin: string) => club.ask("clubCheckPin", { id, pin }, "attemptsLeft");
const wrong = (attemptsLeft: number) => ({ code: "PIN_WRONG", attemptsLeft });
const plain = (code: string) => ({ code, attemptsLeft: null });

describe("a PIN", () => {
  test("is right, or says how many tries are left; a right one takes the wrong ones back", async () => {
    const { id } = await aClubMember(database, { pin: "246813" });
    expect(await tryPin(id, "111111")).toEqual(wrong(2));
    expect(await tryPin(id, "222222")).toEqual(wrong(1));
    expect(await tryPin(id, "246813")).toEqual(plain("200"));
    expect(await tryPin(id, "111111")).toEqual(wrong(2));
    const { id: without } = await aClubMember(database);
    expect(await tryPin(without, "246813")).toEqual(plain("PIN_NOT_SET"));
    expect(await tryPin("MC0", "246813")).toEqual(plain("PIN_NOT_SET"));
  });

  test("that was wrong three times is locked for a day, the right one too, and the account says until when", async () => {
    const { id } = await aClubMember(database, { pin: "246813" });
    for (const left of [2, 1, 0]) expect(await tryPin(id, "000000")).toEqual(wrong(left));
    expect(await tryPin(id, "246813")).toEqual(plain("PIN_LOCKED"));
    const until = async () => (await club.ask("clubAccount", { id }, "data { havePin pinLockedUntil }")).data;
    expect(await until()).toEqual({ havePin: true, pinLockedUntil: "2026-11-16T03:00:00.000Z" });
    clock.advance(24 * hour - 1);
    expect(await tryPin(id, "246813")).toEqual(plain("PIN_LOCKED"));
    clock.advance(1);
    expect(await until()).toEqual({ havePin: true, pinLockedUntil: null });
    expect(await tryPin(id, "000000")).toEqual(wrong(2));
    expect(await tryPin(id, "246813")).toEqual(plain("200"));
    clock.set("2026-11-15T03:00:00Z");
  });

  test("is compared three times at most when two hundred guesses come at once", async () => {
    const { id } = await aClubMember(database, { pin: "246813" });
    let compared = 0;
    const counting = {
      ...deps,
      hashes: {
        ...deps.hashes,
        matches: (pin: string, hash: string) => {
          compared += 1;
          return deps.hashes.matches(pin, hash);
        },
      },
    };
    const guesses = Array.from({ length: 200 }, (_, guess) => String(guess).padStart(6, "0"));
    const answers = await Promise.all(guesses.map((guess) => checkPin(counting, id, guess)));
    figure("S3", "PINs compared of 200 wrong ones at once", compared);
    expect(compared).toBe(3);
    const said = answers.map((answer) => (answer.ok ? "200" : answer.error.code)).sort();
    expect(said).toEqual([...Array(197).fill("PIN_LOCKED"), ...Array(3).fill("PIN_WRONG")]);
    const left = answers.flatMap((answer) =>
      !answer.ok && "attemptsLeft" in answer.error ? [answer.error.attemptsLeft] : [],
    );
    expect(left.sort()).toEqual([0, 1, 2]);
  });
});

describe("a password", () => {
  const tryPassword = (mobile: string, password: string) =>
    club.ask("clubCheckPassword", { mobile, password }, "data { id status }");

  test("lets its member in, and nobody else", async () => {
    const { id, mobile } = await aClubMember(database, { password: "Klub-kita7" });
    expect(await tryPassword(mobile, "Klub-kita7")).toEqual({ code: "200", data: { id, status: "ACTIVE" } });
    expect(await tryPassword(mobile, "klub-kita7")).toEqual({ code: "WRONG_PASSWORD", data: null });
    expect(await tryPassword("+628770000999", "Klub-kita7")).toEqual({ code: "NOT_REGISTERED", data: null });
  });

  test("is nothing guests and inactive members have: they are given back beside the refusal", async () => {
    for (const status of ["GUEST", "INACTIVE"] as const) {
      const { id, mobile } = await aClubMember(database, { status });
      expect(await tryPassword(mobile, "x")).toEqual({ code: "NO_PASSWORD", data: { id, status } });
    }
  });

  test("of a blocked member says so to whoever knows it", async () => {
    const { mobile } = await aClubMember(database, { status: "BLOCKED", password: "Klub-kita7" });
    expect(await tryPassword(mobile, "wrong")).toEqual({ code: "WRONG_PASSWORD", data: null });
    expect(await tryPassword(mobile, "Klub-kita7")).toEqual({ code: "BLOCKED", data: null });
  });

  test("that was wrong five times, one by one or all at once, rests for a quarter of an hour", async () => {
    const { id, mobile } = await aClubMember(database, { password: "Klub-kita7" });
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryPassword(mobile, "wrong")));
    expect(answers.filter(({ code }) => code === "WRONG_PASSWORD")).toHaveLength(5);
    expect(answers.filter(({ code }) => code === "RATE_LIMITED")).toHaveLength(15);
    expect((await tryPassword(mobile, "Klub-kita7")).code).toBe("RATE_LIMITED");
    // The counters run by the database's clock: a quarter of an hour later they have run out.
    await sql`update kit.rate_limit set expires_at = expires_at - interval '15 minutes'`.execute(database.kysely);
    expect(await tryPassword(mobile, "Klub-kita7")).toEqual({ code: "200", data: { id, status: "ACTIVE" } });
  });
});

describe("tiers", () => {
  test("follow the points earned in twelve months, without bonuses and without what was taken back", async () => {
    const { id } = await aClubMember(database);
    const tier = async () => (await club.ask("clubMemberById", { id }, "data { tierCode }")).data.tierCode;
    const earn = (points: number, key: string) =>
      club.ask("clubEarn", { input: { to: { memberId: id }, points, reference: "R" }, key });
    await club.ask("clubGiveLinkBonus", { id, key: "tier-bonus" });
    await earn(499, "tier-1");
    expect(await tier()).toBe("BLUE");
    await earn(1, "tier-2");
    expect(await tier()).toBe("SILVER");
    await earn(1500, "tier-3");
    expect(await tier()).toBe("GOLD");
    await club.ask("clubTakeBack", { input: { memberId: id, points: 1, reference: "R" }, key: "tier-4" });
    expect(await tier()).toBe("SILVER");
  });
});
