import { expect, test } from "vitest";
import { type FileColumn, fileAddress, fileHead, fileLines } from "./list-file.ts";

const columns: readonly FileColumn<{ name: string; units: number | null }>[] = [
  { head: "Name", text: ({ name }) => name },
  { head: "Units", text: ({ units }) => units },
];

test("MI-09 a list's file has a mark for Excel, its heads and a line for each row; a name that is a formula stays text", () => {
  const rows = [
    { name: '=cmd|" /C calc"', units: 3 },
    { name: "Sari, Dewi", units: null },
  ];
  expect(fileHead(columns)).toBe('\uFEFF"Name","Units"\r\n');
  expect(fileLines(columns, rows)).toBe(`"'=cmd|"" /C calc""","3"\r\n"Sari, Dewi",""\r\n`);
});

test("a list's file stands at the list's address and takes its filters, but no page", () => {
  expect(fileAddress("/admin/returns", "?tab=here&page=3")).toBe("/admin/returns.csv?tab=here");
  expect(fileAddress("/admin/audit/", "?before=9")).toBe("/admin/audit.csv");
});
