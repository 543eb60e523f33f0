import { expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";

const club = await clubFixture();
const { database } = club;

test("the tier follows the points earned in twelve months, without bonuses and points taken back", async () => {
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

test("an unknown id has no member", async () => {
  expect(await club.ask("clubMemberById", { id: "MC0" }, "data { id }")).toEqual({ code: "200", data: null });
});
