import fc from "fast-check";
import { expect, test } from "vitest";
import { isFinal, parcelStatuses, statusAfter, trackingStatuses } from "./parcel-status.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 5, minute));
const report = fc.record({
  status: fc.constantFrom(...trackingStatuses),
  at: fc.integer({ min: 0, max: 50 }).map(at),
});

test("the latest status counts, and a failed parcel may be sent again", () => {
  expect(statusAfter("booked", [])).toBe("booked");
  expect(
    statusAfter("booked", [
      { status: "onTheWay", at: at(5) },
      { status: "pickedUp", at: at(1) },
    ]),
  ).toBe("onTheWay");
  expect(
    statusAfter("failed", [
      { status: "failed", at: at(5) },
      { status: "outForDelivery", at: at(9) },
    ]),
  ).toBe("outForDelivery");
  // A report from before the failure that arrives later changes nothing.
  expect(
    statusAfter("failed", [
      { status: "failed", at: at(5) },
      { status: "outForDelivery", at: at(2) },
    ]),
  ).toBe("failed");
});

test("an end stays an end after any further reports", () => {
  fc.assert(
    fc.property(fc.constantFrom(...parcelStatuses.filter(isFinal)), fc.array(report), (end, reports) => {
      expect(statusAfter(end, reports)).toBe(end);
    }),
  );
});

test("neither the order of arrival nor copies matter while nothing has ended twice", () => {
  const single = fc.array(report).filter((reports) => reports.filter(({ status }) => isFinal(status)).length <= 1);
  fc.assert(
    fc.property(
      single.chain((reports) =>
        fc.tuple(
          fc.constant(reports),
          fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length * 2 }),
        ),
      ),
      ([words, arrivals]) => {
        let now: ReturnType<typeof statusAfter> = "booked";
        const heard: typeof words = [];
        for (const word of arrivals) {
          heard.push(word);
          now = statusAfter(now, heard);
        }
        expect(now).toBe(statusAfter("booked", words));
      },
    ),
  );
});
