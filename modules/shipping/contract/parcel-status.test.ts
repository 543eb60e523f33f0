import fc from "fast-check";
import { expect, test } from "vitest";
import { isFinal, parcelStatuses, statusAfter, trackingStatuses } from "./parcel-status.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 5, minute));
const told = fc.record({
  status: fc.constantFrom(...trackingStatuses),
  at: fc.integer({ min: 0, max: 50 }).map(at),
});

test("the latest word counts, and a parcel that failed may go out again", () => {
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
  // What was said before the failure and arrives after it changes nothing.
  expect(
    statusAfter("failed", [
      { status: "failed", at: at(5) },
      { status: "outForDelivery", at: at(2) },
    ]),
  ).toBe("failed");
});

test("an end stays an end, whatever is told afterwards", () => {
  fc.assert(
    fc.property(fc.constantFrom(...parcelStatuses.filter(isFinal)), fc.array(told), (end, words) => {
      expect(statusAfter(end, words)).toBe(end);
    }),
  );
});

test("neither the order of arrival nor copies matter while nothing has ended twice", () => {
  const single = fc.array(told).filter((words) => words.filter(({ status }) => isFinal(status)).length <= 1);
  fc.assert(
    fc.property(
      single.chain((words) =>
        fc.tuple(fc.constant(words), fc.shuffledSubarray([...words, ...words], { minLength: words.length * 2 })),
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
