import { expect, test } from "vitest";
import { verdict } from "../report/row.ts";
import { codeRows, importRows, responseTimeRow, simulationRows, variantRows } from "./admin-rows.ts";

const taken = { rows: 10_000, copySeconds: 0.1, previewed: 3, applied: 6, searchable: 10 };

test("an import is reported in rows per second beside raw COPY, and its whole time is held to the goal", () => {
  const rows = importRows(taken);
  const by = (name: string) => rows.find((row) => row.name === name);
  expect(by("copy")).toMatchObject({ perSecond: 100_000, value: 1 });
  expect(by("admin-import")).toMatchObject({ perSecond: 1_000, value: 0.01, unit: "of COPY" });
  expect(rows.map(verdict)).toEqual(["", "", "", "", "met"]);
  expect(
    importRows({ ...taken, searchable: 15.1 })
      .map(verdict)
      .at(-1),
  ).toBe("not met");
});

test("the first page of a long list is held to 300 ms", () => {
  const list = { name: "admin-products", title: "list" };
  expect(verdict(responseTimeRow(list, 0.299))).toBe("met");
  expect(verdict(responseTimeRow(list, 0.301))).toBe("not met");
});

test("MR-03 a simulation is reported in orders per second beside their plain read, and held to five seconds", () => {
  const rows = (seconds: number) => simulationRows({ orders: 10_000, seconds, readSeconds: 0.5 });
  expect(rows(2)).toMatchObject([{ perSecond: 5_000, value: 0.25 }, { value: 2_000 }]);
  expect(rows(2).map(verdict)).toEqual(["", "met"]);
  expect(rows(5.1).map(verdict)).toEqual(["", "not met"]);
});

test("MP-05 opening and saving 500 variants are held to a second each", () => {
  const rows = (open: number, save: number) => variantRows({ variants: 500, open, save }).map(verdict);
  expect(rows(999, 1_000)).toEqual(["met", "met"]);
  expect(rows(1_001, 1_001)).toEqual(["not met", "not met"]);
});

test("MR-05 100,000 single-use codes are held to ten seconds", () => {
  const rows = (seconds: number) => codeRows({ codes: 100_000, seconds });
  expect(rows(4)).toMatchObject([{ perSecond: 25_000, value: 4 }]);
  expect([...rows(10), ...rows(10.1)].map(verdict)).toEqual(["met", "not met"]);
});
