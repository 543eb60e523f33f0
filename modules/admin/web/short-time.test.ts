import { expect, test } from "vitest";
import { shortDay, shortTime } from "./short-time.ts";

test("days and times have one format, with the year only where it differs", () => {
  expect(shortTime("2026-11-15T02:05:00Z", 2026)).toBe("15/11 09:05");
  expect(shortTime("2025-11-15T02:05:00Z", 2026)).toBe("15/11/2025 09:05");
  expect(shortDay("2026-11-05", 2026)).toBe("05/11");
  expect(shortDay("2025-11-05", 2026)).toBe("05/11/2025");
});
