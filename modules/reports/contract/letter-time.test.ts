import fc from "fast-check";
import { expect, test } from "vitest";
import { jakartaDay, jakartaTime } from "#kit/core/jakarta-day.ts";
import { dueLetter, letterEnd, nextLetter } from "./letter-time.ts";

const at = (jakarta: string) => new Date(`${jakarta}+07:00`);

test("the letter is due on Monday from seven o'clock in Jakarta until midnight, and reports Monday to Sunday", () => {
  expect(dueLetter(at("2026-11-16T06:59:59"))).toBeNull();
  const letter = { monday: "2026-11-16", from: "2026-11-09", until: "2026-11-15" };
  expect(dueLetter(at("2026-11-16T07:00:00"))).toEqual(letter);
  expect(dueLetter(at("2026-11-16T23:59:59"))).toEqual(letter);
  expect(dueLetter(at("2026-11-17T00:00:00"))).toBeNull();
  // Monday by UTC is not Monday in Jakarta, and the other way round.
  expect(dueLetter(new Date("2026-11-16T18:00:00Z"))).toBeNull();
  expect(dueLetter(new Date("2026-11-15T23:59:59Z"))).toBeNull();
  expect(dueLetter(new Date("2026-11-16T00:00:00Z"))).toEqual(letter);
});

test("the week may cross the borders of a month and a year", () => {
  expect(dueLetter(at("2027-01-04T08:00:00"))).toEqual({
    monday: "2027-01-04",
    from: "2026-12-28",
    until: "2027-01-03",
  });
  expect(dueLetter(at("2028-03-06T08:00:00"))).toMatchObject({ from: "2028-02-28", until: "2028-03-05" });
});

test("at any moment the next letter is due when it comes, within a week, and ends with Tuesday", () => {
  const moments = fc.date({ min: at("2020-01-01T00:00:00"), max: at("2090-01-01T00:00:00"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (now) => {
      const next = nextLetter(now);
      expect(next > now).toBe(true);
      expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(7 * 86_400_000);
      const due = dueLetter(next);
      expect(due?.monday).toBe(jakartaDay(next));
      expect(dueLetter(new Date(next.getTime() - 1))).toBeNull();
      const end = letterEnd({ monday: due?.monday ?? "" });
      expect([end.getTime() - next.getTime(), jakartaTime(end).hour]).toEqual([41 * 3_600_000, 0]);
    }),
  );
});
