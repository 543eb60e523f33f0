import { describe, expect, test } from "vitest";
import { activityState } from "./activity-state.ts";
import { couponEnd, couponState } from "./coupon-state.ts";

const beginsAt = new Date("2026-11-01T00:00:00Z");
const endsAt = new Date("2026-12-01T00:00:00Z");
const [before, atBegin, during, atEnd, after] = [
  "2026-10-31T23:59:59.999Z",
  "2026-11-01T00:00:00Z",
  "2026-11-15T00:00:00Z",
  "2026-12-01T00:00:00Z",
  "2027-01-01T00:00:00Z",
].map((moment) => new Date(moment)) as [Date, Date, Date, Date, Date];

describe("a promotion", () => {
  test.each([
    ["before its begin", before, "UPCOMING"],
    ["at its begin", atBegin, "RUNNING"],
    ["within its period", during, "RUNNING"],
    ["at its end", atEnd, "ENDED"],
    ["after its end", after, "ENDED"],
  ])("%s", (_title, at, state) => {
    expect(activityState({ status: "active", beginsAt, endsAt }, at)).toBe(state);
    expect(activityState({ status: "draft", beginsAt, endsAt }, at)).toBe("DRAFT");
    expect(activityState({ status: "stopped", beginsAt, endsAt }, at)).toBe("STOPPED");
  });
});

describe("a coupon that a buyer holds", () => {
  test.each([
    ["unused, before its end", null, null, during, "available"],
    ["unused, at its end", null, null, atEnd, "expired"],
    ["in an unpaid order", during, null, during, "locked"],
    ["in an unpaid order after its last day", during, null, after, "locked"],
    ["in a paid order", during, during, during, "used"],
    ["in a paid order after its last day", during, during, after, "used"],
  ])("%s", (_title, lockedAt, usedAt, at, state) => {
    expect(couponState({ lockedAt, usedAt, endsAt, stopped: false, usedUp: false }, at)).toBe(state);
  });

  test("a stopped or used-up coupon is expired, unless it is in an order", () => {
    const held = { lockedAt: null, usedAt: null, endsAt, stopped: false, usedUp: false };
    for (const over of [{ stopped: true }, { usedUp: true }]) {
      expect(couponState({ ...held, ...over }, during)).toBe("expired");
      expect(couponState({ ...held, ...over, lockedAt: during }, during)).toBe("locked");
    }
    expect(couponEnd({ ...held, stopped: true, usedUp: true }, during)).toBe("STOPPED");
    expect(couponEnd({ ...held, usedUp: true }, during)).toBe("USED_UP");
    expect(couponEnd({ ...held, stopped: true }, atEnd)).toBe("ENDED");
    expect(couponEnd(held, during)).toBeNull();
  });
});
