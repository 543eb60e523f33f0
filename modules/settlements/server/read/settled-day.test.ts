import { expect, test } from "vitest";
import { settledDay } from "./settled-day.ts";

test("days of settlement files are read as written in Indonesia, moments with a zone by Jakarta's clock", () => {
  const read = Object.fromEntries(
    [
      ...["2026-11-15", "20261115", "2026-11-15 23:59:59", "15/11/2026", "15-11-2026 10:00", "5.1.2026", "15 Nov 2026"],
      ...["15 Agustus 2026", "2026-11-14T17:00:00Z", "2026-11-14 16:59:59+00:00", "2026-11-15T00:30:00+07:00"],
    ].map((text) => [text, settledDay(text)]),
  );
  expect(read).toEqual({
    "2026-11-15": "2026-11-15",
    "20261115": "2026-11-15",
    "2026-11-15 23:59:59": "2026-11-15",
    "15/11/2026": "2026-11-15",
    "15-11-2026 10:00": "2026-11-15",
    "5.1.2026": "2026-01-05",
    "15 Nov 2026": "2026-11-15",
    "15 Agustus 2026": "2026-08-15",
    "2026-11-14T17:00:00Z": "2026-11-15",
    "2026-11-14 16:59:59+00:00": "2026-11-14",
    "2026-11-15T00:30:00+07:00": "2026-11-15",
  });
  for (const text of ["", "soon", "31/02/2026", "2026-13-01", "15/11/26", "15 Foo 2026"])
    expect(settledDay(text)).toBeNull();
});
