import { afterEach, expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { pointCalls } from "../testing/point-calls.ts";

const club = await clubFixture();
const { database } = club;
const { newKey, earn, account } = pointCalls(club);
afterEach(async () => expect(await club.broken()).toEqual([]));

test("points are earned by a member's id, a blocked member's too; an unknown id is refused", async () => {
  const { id } = await aClubMember(database, { status: "BLOCKED" });
  expect(await earn(id, 120)).toEqual({ code: "200", data: { memberId: id } });
  expect(await account(id)).toMatchObject({ availablePoints: 120, heldPoints: 0 });
  expect(await earn("MC0", 5)).toEqual({ code: "NOT_FOUND", data: null });
});

test("parallel earnings of an unknown number create one guest account", async () => {
  const to = { mobile: "+628777000111" };
  const input = { to, points: 7, reference: "ORDER-9" };
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => club.ask("clubEarn", { input, key: newKey() }, "data { memberId }")),
  );
  const ids = new Set(replies.map(({ data }) => data.memberId));
  expect(ids.size).toBe(1);
  const guest = await club.ask("clubMemberByMobile", to, "data { id status firstName tierCode passwordSet }");
  expect(guest.data).toEqual({
    id: [...ids][0],
    status: "GUEST",
    firstName: null,
    tierCode: "BLUE",
    passwordSet: false,
  });
  expect(await account(guest.data.id)).toMatchObject({ availablePoints: 56 });
});
