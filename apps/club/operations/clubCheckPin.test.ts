import { expect, test } from "vitest";
import { figure } from "#kit/testing/proof.ts";
import { checkPin } from "../members/check-pin.ts";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";

const club = await clubFixture();
const { database, clock, deps } = club;
const hour = 60 * 60 * 1000;

const tryPin = (id: string, pin: string) => club.ask("clubCheckPin", { id, pin }, "attemptsLeft");
const wrong = (attemptsLeft: number) => ({ code: "PIN_WRONG", attemptsLeft });
const plain = (code: string) => ({ code, attemptsLeft: null });

test("a right PIN resets the counter; a wrong one returns the attempts left", async () => {
  const { id } = await aClubMember(database, { pin: "246813" });
  expect(await tryPin(id, "111111")).toEqual(wrong(2));
  expect(await tryPin(id, "222222")).toEqual(wrong(1));
  expect(await tryPin(id, "246813")).toEqual(plain("200"));
  expect(await tryPin(id, "111111")).toEqual(wrong(2));
  const { id: without } = await aClubMember(database);
  expect(await tryPin(without, "246813")).toEqual(plain("PIN_NOT_SET"));
  expect(await tryPin("MC0", "246813")).toEqual(plain("PIN_NOT_SET"));
});

test("three wrong PINs lock it for a day, and clubAccount returns until when", async () => {
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

test("of two hundred parallel guesses three are compared", async () => {
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
  const results = await Promise.all(guesses.map((guess) => checkPin(counting, id, guess)));
  figure("S3", "PINs compared of 200 wrong ones at once", compared);
  expect(compared).toBe(3);
  const codes = results.map((reply) => (reply.ok ? "200" : reply.error.code)).sort();
  expect(codes).toEqual([...Array(197).fill("PIN_LOCKED"), ...Array(3).fill("PIN_WRONG")]);
  const left = results.flatMap((reply) =>
    !reply.ok && "attemptsLeft" in reply.error ? [reply.error.attemptsLeft] : [],
  );
  expect(left.sort()).toEqual([0, 1, 2]);
});
