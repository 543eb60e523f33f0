import type { ClubFixture } from "./club-fixture.ts";

/** The club's operations on points with the fields that tests read. Each call has its own idempotency key unless one is given. */
export function pointCalls(club: ClubFixture) {
  let keys = 0;
  const newKey = () => `key-${++keys}`;
  return {
    newKey,
    earn: (memberId: string, points: number, key = newKey(), reference = "ORDER-1") =>
      club.ask("clubEarn", { input: { to: { memberId }, points, reference }, key }, "data { memberId }"),
    hold: (memberId: string, points: number, key = newKey()) =>
      club.ask("clubHold", { input: { memberId, points, reference: "ORDER-2" }, key }, "data { holdId }"),
    spend: (holdId: string, key = newKey()) => club.ask("clubSpend", { holdId, key }),
    release: (holdId: string, key = newKey()) => club.ask("clubRelease", { holdId, key }),
    giveBack: (holdId: string, points: number, key = newKey()) =>
      club.ask("clubGiveBack", { input: { holdId, points, reference: "RETURN-1" }, key }),
    takeBack: (memberId: string, points: number, key = newKey()) =>
      club.ask("clubTakeBack", { input: { memberId, points, reference: "ORDER-1" }, key }, "data { points }"),
    adjust: (memberId: string, points: number, key = newKey()) =>
      club.ask("clubAdjust", { input: { memberId, points, reference: "adjust" }, key }),
    bonus: (id: string, key = newKey()) => club.ask("clubGiveLinkBonus", { id, key }, "data { points }"),
    account: async (id: string) =>
      (
        await club.ask(
          "clubAccount",
          { id },
          "data { availablePoints heldPoints havePin pinLockedUntil tierCode expiring { points on } }",
        )
      ).data,
    entries: async (id: string, first = 20, after: string | null = null) =>
      (
        await club.ask(
          "clubHistory",
          { id, page: { first, after } },
          "data { entries { id at kind points balance reference } endCursor hasNextPage months { month earned spent } }",
        )
      ).data,
  };
}
