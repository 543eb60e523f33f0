import { expect, test } from "vitest";
import { jakartaInput, momentOfInput } from "./jakarta-input.ts";

test("moments are shown and typed by Jakarta's clock, seconds included", () => {
  expect(jakartaInput("2026-11-18T17:00:00.000Z")).toBe("2026-11-19T00:00");
  expect(jakartaInput("2026-11-18T16:59:59.000Z")).toBe("2026-11-18T23:59:59");
  expect(momentOfInput("2026-11-19T00:00")).toBe("2026-11-18T17:00:00.000Z");
  expect(momentOfInput("2026-11-18T23:59:59")).toBe("2026-11-18T16:59:59.000Z");
  expect([jakartaInput(undefined), jakartaInput("soon")]).toEqual(["", ""]);
  expect([momentOfInput(""), momentOfInput("2026-13-01T00:00")]).toEqual([undefined, undefined]);
});
