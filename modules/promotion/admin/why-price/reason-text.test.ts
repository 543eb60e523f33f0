import { expect, test } from "vitest";
import { formatMessage } from "#kit/web/i18n/format-message.ts";
import { shortTime } from "#modules/admin/web/short-time.ts";
import en from "./messages/en-US.json" with { type: "json" };
import { reasonText } from "./reason-text.ts";
import type { ShownVerdict } from "./why-price-model.ts";

const verdict = (changes: Partial<ShownVerdict>): ShownVerdict => ({
  ...{ code: "ONE", kind: "tier", name: "One", reason: null, amount: 0, counted: null, missing: null },
  ...{ byPieces: false, left: null, others: [] },
  ...{ beginsAt: "2026-11-01T00:00:00.000Z", endsAt: "2026-12-01T00:00:00.000Z" },
  ...changes,
});
const say = (changes: Partial<ShownVerdict>) =>
  reasonText(
    verdict(changes),
    (key, values) => formatMessage(en[key], values),
    (iso) => shortTime(iso, 2026),
  );

test("each reason is a sentence with its moment, its missing rupiah or pieces, and the names of other promotions", () => {
  expect(say({ amount: 5_000 })).toBe("It takes Rp5.000 off.");
  expect(say({})).toBe("Its gift comes along.");
  expect(say({ reason: "NOT_BEGUN" })).toBe("Not yet begun: it begins 01/11 07:00.");
  expect(say({ reason: "ENDED" })).toBe("Ended 01/12 07:00.");
  expect(say({ reason: "BELOW_THRESHOLD", counted: 90_000, missing: 10_000 })).toMatch(/^Rp10\.000 more .*Rp90\.000/);
  expect(say({ reason: "BELOW_THRESHOLD", counted: 2, missing: 1, byPieces: true })).toBe(
    "1 more piece is needed; 2 count.",
  );
  const others = [
    { code: "A", name: "First" },
    { code: "B", name: "" },
  ];
  expect(say({ reason: "PRECEDED", others })).toBe("Another promotion takes precedence: First, B.");
});

test("a coupon has a reason without a moment", () => {
  const coupon = { kind: "coupon", beginsAt: null, endsAt: null };
  expect(say({ ...coupon, reason: "COUPON_UNKNOWN" })).toBe("There is no such coupon for this buyer.");
  expect(say({ ...coupon, reason: "COUPON_MINIMUM_SPEND", missing: 2_000 })).toMatch(/^Rp2\.000 more/);
});
