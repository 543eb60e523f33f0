import { expect, test } from "vitest";
import { family, largestResident, readProcesses } from "./memory.ts";

const listing = `    1     0  9000
   10     1  2048
   11    10 51200
   12    11  1024
   20     1 99999
`;

test("a family is a process with its descendants", () => {
  expect(family(readProcesses(listing), 10)).toEqual([
    { pid: 10, parent: 1, mebibytes: 2 },
    { pid: 11, parent: 10, mebibytes: 50 },
    { pid: 12, parent: 11, mebibytes: 1 },
  ]);
  expect(family(readProcesses(listing), 99)).toEqual([]);
});

test("this very process has a size", async () => {
  expect(await largestResident(process.pid)).toBeGreaterThan(10);
});
