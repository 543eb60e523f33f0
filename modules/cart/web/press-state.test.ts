import fc from "fast-check";
import { expect, test } from "vitest";
import { nextPress, type PressEvent, type PressState } from "./press-state.ts";

const after = (...events: PressEvent[]) => events.reduce<PressState>(nextPress, "normal");

test("a press loads, then shows Added, then resets", () => {
  expect(after("pressed")).toBe("loading");
  expect(after("pressed", "added")).toBe("added");
  expect(after("pressed", "added", "rested")).toBe("normal");
});

test("a failed addition leaves the button as it was", () => {
  expect(after("pressed", "stopped")).toBe("normal");
});

test("a second press while it loads changes nothing; one on Added adds again", () => {
  expect(after("pressed", "pressed")).toBe("loading");
  expect(after("pressed", "added", "pressed")).toBe("loading");
});

test("Added is never shown without a press before", () => {
  const event = fc.constantFrom<PressEvent>("pressed", "added", "stopped", "rested");
  fc.assert(
    fc.property(fc.array(event), (events) => {
      if (after(...events) === "added") expect(events).toContain("pressed");
    }),
  );
});
