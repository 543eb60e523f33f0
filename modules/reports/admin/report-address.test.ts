import { expect, test } from "vitest";
import { periodsUntil, readReport, reportAddress } from "./report-address.ts";

const today = "2026-11-19";
const read = (address: string) => readReport(new URLSearchParams(address), today);

test("an address without a period means the last thirty days", () => {
  expect(read("")).toEqual({ report: "sales", from: "2026-10-21", until: today, step: "day", problem: null });
  expect(read("report=nonsense&step=hour")).toMatchObject({ report: "sales", step: "day", problem: null });
});

test("an address leads back to itself", () => {
  const asked = read("report=stores&from=2026-01-01&until=2026-03-31&step=month");
  expect(asked).toEqual({ report: "stores", from: "2026-01-01", until: "2026-03-31", step: "month", problem: null });
  expect(readReport(new URL(reportAddress(asked), "https://shop.example").searchParams, today)).toEqual(asked);
});

test("what is no period is said, and stays as it was typed", () => {
  expect(read("from=2026-02-30&until=2026-03-01")).toMatchObject({ from: "2026-02-30", problem: "no_day" });
  expect(read("from=yesterday")).toMatchObject({ from: "yesterday", problem: "no_day" });
  expect(read("from=1999-12-31&until=2000-01-02")).toMatchObject({ problem: "no_day" });
  expect(read("from=9999-12-30&until=9999-12-31")).toMatchObject({ until: "9999-12-31", problem: "no_day" });
  expect(read("from=2099-12-01&until=2099-12-31&step=week").problem).toBeNull();
  expect(read("from=2026-03-02&until=2026-03-01")).toMatchObject({ problem: "turned" });
  expect(read("from=2024-01-01&until=2026-03-01")).toMatchObject({ problem: "long" });
  expect(read("from=2024-01-01&until=2026-03-01&step=week")).toMatchObject({ problem: null });
});

test("every period to choose can be shown", () => {
  for (const { from, until, step } of periodsUntil("2026-01-01"))
    expect(read(`from=${from}&until=${until}&step=${step}`).problem).toBeNull();
  expect(periodsUntil("2026-01-01").find(({ name }) => name === "last_month")).toMatchObject({
    from: "2025-12-01",
    until: "2025-12-31",
  });
});
