import { expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";

const club = await clubFixture();
const { database, clock } = club;

const tryPin = async (id: string, pin: string) => (await club.ask("clubCheckPin", { id, pin }, "attemptsLeft")).code;
const unlock = async (id: string, key: string = crypto.randomUUID()) =>
  (await club.ask("clubUnlockPin", { id, key })).code;
const lock = async (id: string) => {
  for (const _ of [1, 2, 3]) await tryPin(id, "000000");
  expect(await tryPin(id, "246813")).toBe("PIN_LOCKED");
};

test("MU-03 a locked PIN is unlocked and stays the same; the same key does not unlock a second lock", async () => {
  const { id } = await aClubMember(database, { pin: "246813" });
  await lock(id);
  expect(await unlock(id, "once")).toBe("200");
  expect(await tryPin(id, "246813")).toBe("200");
  await lock(id);
  expect(await unlock(id, "once")).toBe("200");
  expect(await tryPin(id, "246813")).toBe("PIN_LOCKED");
});

test("a PIN that is not locked, or not any more, and a member without one are refused", async () => {
  const { id } = await aClubMember(database, { pin: "246813" });
  expect(await unlock(id)).toBe("PIN_NOT_LOCKED");
  await lock(id);
  clock.advance(24 * 60 * 60 * 1000);
  expect(await unlock(id)).toBe("PIN_NOT_LOCKED");
  expect(await unlock((await aClubMember(database)).id)).toBe("PIN_NOT_SET");
  expect(await unlock("NOBODY")).toBe("PIN_NOT_SET");
});
