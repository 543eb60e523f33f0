import { afterEach, expect, test } from "vitest";
import { clubFixture } from "../testing/club-fixture.ts";
import { aClubMember } from "../testing/club-member-fixture.ts";
import { pointCalls } from "../testing/point-calls.ts";

const club = await clubFixture();
const { database, clock } = club;
const { bonus } = pointCalls(club);
afterEach(async () => expect(await club.broken()).toEqual([]));

test("the bonus is a hundred points, once per member, also in parallel", async () => {
  const { id } = await aClubMember(database);
  const given = await Promise.all(Array.from({ length: 20 }, () => bonus(id)));
  expect(given.map(({ data }) => data.points).sort((a, b) => b - a)).toEqual([100, ...Array(19).fill(0)]);
  clock.advance(400 * 24 * 60 * 60 * 1000);
  expect(await bonus(id)).toEqual({ code: "200", data: { points: 0 } });
  clock.set("2026-11-15T03:00:00Z");
});

test("an unknown member gets no bonus", async () => {
  expect(await bonus("MC0")).toEqual({ code: "NOT_FOUND", data: null });
});
