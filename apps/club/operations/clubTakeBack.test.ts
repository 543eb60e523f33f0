import { afterEach, expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { pointCalls } from "../testing/point-calls.ts";

const club = await clubFixture();
const { database } = club;
const { earn, takeBack, account } = pointCalls(club);
afterEach(async () => expect(await club.broken()).toEqual([]));

test("points of a return are taken back as far as they are still there", async () => {
  const { id } = await aClubMember(database);
  await earn(id, 30);
  expect(await takeBack(id, 20)).toEqual({ code: "200", data: { points: 20 } });
  expect(await takeBack(id, 20)).toEqual({ code: "200", data: { points: 10 } });
  expect(await takeBack(id, 20)).toEqual({ code: "200", data: { points: 0 } });
  expect(await account(id)).toMatchObject({ availablePoints: 0 });
});

test("nothing is taken back from an unknown member", async () => {
  expect(await takeBack("MC0", 5)).toEqual({ code: "NOT_FOUND", data: null });
});
